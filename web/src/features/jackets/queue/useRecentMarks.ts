import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { listMarks } from "#shared/contract/jackets/handover.ts";
import type { Entry, EntryKind } from "#shared/model/jacket/entry.ts";
import { undoMinutes } from "#shared/model/jacket/handover.ts";
import { callKey, useCall } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import type { CountRequest } from "../filter/queueQuery.ts";
import { marksRequest } from "./marksRequest.ts";

/** The server's limit, in milliseconds. */
const undoTime = undoMinutes * 60_000;

export interface Mark {
  /** The marked EntryID. */
  readonly id: string;
  readonly name: string;
  /** The same for those marked together. */
  readonly at: number;
  /** When this page last learnt that it stands, by its own clock: the server's may differ. */
  readonly known: number;
  readonly byColleague: boolean;
  /** Where this page has it. */
  readonly entry?: Entry;
}

type MarksResponse = ResponseOf<typeof listMarks>;

const fromServer = ({ Marks }: MarksResponse, known: number): Mark[] =>
  Marks.map(({ EntryID, First, Last, MarkedAt, Own }) => ({
    id: EntryID,
    name: fullName({ First, Last }),
    at: Date.parse(MarkedAt),
    known,
    byColleague: !Own,
  }));

interface Options {
  readonly kind: EntryKind;
  readonly place: CountRequest;
  readonly enabled: boolean;
}

/**
 * The department's marks of the last ten minutes: own ones first, each newest first. Own ones stay in the session's
 * memory, through other screens; the server knows colleagues' and those before a reload.
 */
export function useRecentMarks({ kind, place: { City, State }, enabled }: Options) {
  const cache = useQueryClient();
  const queryKey = ["recent marks", kind];
  const { data: own = [] } = useQuery<readonly Mark[]>({
    queryKey,
    queryFn: skipToken,
    initialData: [],
    gcTime: Number.POSITIVE_INFINITY,
  });
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const change = (how: (marks: readonly Mark[]) => readonly Mark[]) =>
    cache.setQueryData<readonly Mark[]>(queryKey, (current = []) => how(current));
  const isUndoable = ({ at }: Mark) => at > Date.now() - undoTime;
  const first = own.findLast(isUndoable)?.at;
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(redraw, Math.max(0, first + undoTime - Date.now()));
    return () => clearTimeout(timer);
  }, [first]);

  const request = { ...marksRequest(kind), ...(City && State ? { City, State } : {}) };
  const { data, dataUpdatedAt, isLoading } = useCall(listMarks, request, { enabled });
  const ownIds = new Set(own.map(({ id }) => id));
  const others = (data ? fromServer(data, dataUpdatedAt) : []).filter(
    (mark) => !ownIds.has(mark.id) && isUndoable(mark),
  );
  return {
    /** Made here, even when too old to be undone: an earlier list has their cards. */
    own,
    // Clocks differ, and the shortcut undoes the first.
    marks: [
      ...own.filter(isUndoable),
      ...others.sort((a, b) => Number(a.byColleague) - Number(b.byColleague) || b.at - a.at),
    ],
    isLoading,
    addMarks: (entries: readonly Entry[]) => {
      const at = Date.now();
      const added = entries.map((entry) => ({
        id: entry.ID,
        name: fullName(entry),
        at,
        known: at,
        byColleague: false,
        entry,
      }));
      change((current) => [...added.reverse(), ...current]);
    },
    dropMark: ({ ID }: Entry) => {
      change((current) => current.filter(({ id }) => id !== ID));
      cache.setQueryData<MarksResponse>(
        callKey(listMarks, request),
        (known) => known && { ...known, Marks: known.Marks.filter(({ EntryID }) => EntryID !== ID) },
        // The others were not read anew.
        { updatedAt: dataUpdatedAt },
      );
    },
    /** Forgets own marks and asks the server. */
    askAgain: () => {
      change(() => []);
      void cache.invalidateQueries({ queryKey: callKey(listMarks) });
    },
  };
}
