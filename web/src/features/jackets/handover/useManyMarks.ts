import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { markEntries, undoMarks } from "#shared/contract/jackets/handover.ts";
import { mostEntriesPerCall } from "#shared/model/jacket/handover.ts";
import { inSteps } from "#web/api/inSteps.ts";
import { send } from "#web/api/send.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { useLatest } from "#web/ui/state/useLatest.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { afterMarks, afterUndo, type HandedOver } from "./handedOver.ts";
import { marksTold, undosTold } from "./marksTold.ts";

interface Running {
  readonly what: "mark" | "undo";
  readonly done: number;
  readonly of: number;
}

type Put = (next: HandedOver) => void;

/** Each step is kept before the next. */
async function markAll(exported: HandedOver, put: Put, onDone: (done: number) => void): Promise<void> {
  let now = exported;
  await inSteps(
    exported.waiting,
    mostEntriesPerCall,
    (some) => send(markEntries, { EntryIDs: [...some] }),
    ({ Outcomes }) => {
      now = afterMarks(now, Outcomes, Date.now());
      put(now);
      onDone(exported.waiting.length - now.waiting.length);
    },
  );
  for (const told of marksTold(exported, now)) toast(...told);
}

async function undoAll(
  exported: HandedOver,
  asked: readonly string[],
  put: Put,
  onDone: (done: number) => void,
): Promise<void> {
  let now = exported;
  let done = 0;
  let kept = 0;
  await inSteps(
    asked,
    mostEntriesPerCall,
    (some) => send(undoMarks, { EntryIDs: [...some] }),
    ({ Outcomes }, some) => {
      const undone = Outcomes.filter(({ Outcome }) => Outcome === "UNDONE").map(({ EntryID }) => EntryID);
      kept += some.length - undone.length;
      now = afterUndo(now, some, undone);
      put(now);
      done += some.length;
      onDone(done);
    },
  );
  for (const told of undosTold(asked.length - kept, kept)) toast(...told);
}

interface Run {
  readonly running?: Running;
  readonly error?: unknown;
}

const idle: Run = {};

/** After a failure a second press does the rest. A run goes on beside another list, mounted by another filter. */
export function useManyMarks(exported: HandedOver, put: Put, onMoved: () => void) {
  const cache = useQueryClient();
  const queryKey = ["manyMarks", exported.at];
  const { data: state = idle } = useQuery<Run>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  const { running } = state;
  const [isJoined] = useState(running !== undefined);
  const moved = useLatest(onMoved);
  useEffect(() => {
    // The list that began the run is gone.
    if (isJoined && !running) moved.current();
  }, [isJoined, running, moved]);
  const set = (next: Run) => cache.setQueryData<Run>(queryKey, next);
  const run = async (what: Running["what"], asked: readonly string[]) => {
    const onDone = (done: number) => set({ running: { what, done, of: asked.length } });
    onDone(0);
    try {
      await (what === "mark" ? markAll(exported, put, onDone) : undoAll(exported, asked, put, onDone));
      set(idle);
    } catch (error) {
      set({ error });
      toast("error", sentenceOf(error));
    } finally {
      onMoved();
    }
  };
  return {
    ...state,
    mark: () => void run("mark", exported.waiting),
    undo: (asked: readonly string[]) => void run("undo", asked),
  };
}
