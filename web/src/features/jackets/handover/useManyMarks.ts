import { useState } from "react";
import { markEntries, undoMarks } from "#shared/contract/jackets/handover.ts";
import { mostEntriesPerCall } from "#shared/model/jacket/handover.ts";
import { inSteps } from "#web/api/inSteps.ts";
import { send } from "#web/api/send.ts";
import { counted } from "#web/ui/display/counted.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { afterMarks, afterUndo, type HandedOver } from "./handedOver.ts";

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
  const marked = now.marked.length - exported.marked.length;
  toast("success", `${counted(marked, "jacket")} marked as Transfered`);
}

async function undoAll(exported: HandedOver, put: Put, onDone: (done: number) => void): Promise<void> {
  let now = exported;
  let kept = 0;
  await inSteps(
    exported.marked,
    mostEntriesPerCall,
    (some) => send(undoMarks, { EntryIDs: [...some] }),
    ({ Outcomes }, some) => {
      const undone = Outcomes.filter(({ Outcome }) => Outcome === "UNDONE").map(({ EntryID }) => EntryID);
      kept += some.length - undone.length;
      now = afterUndo(now, some, undone);
      put(now);
      onDone(exported.marked.length - now.marked.length);
    },
  );
  toast("success", `${counted(exported.marked.length - kept, "jacket")} waiting again`);
  if (kept > 0)
    toast(
      "warning",
      `${counted(kept, "mark")} could not be taken back: the ten minutes are over, or a newer version waits already.`,
    );
}

/** After a failure a second press does the rest. */
export function useManyMarks(exported: HandedOver, put: Put, onMoved: () => void) {
  const [running, setRunning] = useState<Running>();
  const [error, setError] = useState<unknown>();
  const run = async (what: Running["what"]) => {
    const of = (what === "mark" ? exported.waiting : exported.marked).length;
    const onDone = (done: number) => setRunning({ what, done, of });
    setError(undefined);
    onDone(0);
    try {
      await (what === "mark" ? markAll : undoAll)(exported, put, onDone);
    } catch (failure) {
      setError(failure);
      toast("error", sentenceOf(failure));
    } finally {
      setRunning(undefined);
      onMoved();
    }
  };
  return { running, error, mark: () => void run("mark"), undo: () => void run("undo") };
}
