import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Entry, EntryKind } from "#shared/model/entry.ts";

/** How long the server allows an undo, in milliseconds. */
const undoTime = 10 * 60_000;

export interface Mark {
  readonly entry: Entry;
  readonly at: number;
}

/**
 * The marks of the last ten minutes, newest first. They are kept in the memory of this session, through
 * visits to other screens.
 */
export function useRecentMarks(kind: EntryKind) {
  const cache = useQueryClient();
  const queryKey = ["recent marks", kind];
  const { data: marks = [] } = useQuery<readonly Mark[]>({
    queryKey,
    queryFn: skipToken,
    initialData: [],
    gcTime: undoTime,
  });
  const change = (how: (marks: readonly Mark[]) => readonly Mark[]) =>
    cache.setQueryData<readonly Mark[]>(queryKey, (current = []) => how(current));
  const first = marks.at(-1)?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is made anew each time and does the same
  useEffect(() => {
    if (first === undefined) return;
    const drop = () => change((current) => current.filter(({ at }) => at > first));
    const timer = setTimeout(drop, Math.max(0, first + undoTime - Date.now()));
    return () => clearTimeout(timer);
  }, [first]);
  return {
    marks,
    addMark: (entry: Entry) => change((current) => [{ entry, at: Date.now() }, ...current]),
    dropMark: ({ ID }: Entry) => change((current) => current.filter(({ entry }) => entry.ID !== ID)),
  };
}
