import { counted } from "#web/ui/display/counted.ts";
import type { ToastKind } from "#web/ui/toasts/toast.ts";
import type { HandedOver } from "./handedOver.ts";

type MarkMessage = readonly [kind: ToastKind, sentence: string];

/** A success only where something was marked; the rest is a warning. */
export function marksTold(before: HandedOver, after: HandedOver): MarkMessage[] {
  const marked = after.marked.length - before.marked.length;
  const changed = after.changed.length - before.changed.length;
  const gone = after.gone - before.gone;
  const wait = changed === 1 ? "waits" : "wait";
  const left = [
    changed > 0 && `${counted(changed, "jacket")} changed since the export and still ${wait}.`,
    gone > 0 && `${counted(gone, "jacket")} ${gone === 1 ? "is" : "are"} not waiting any more.`,
  ].filter(Boolean);
  const told: MarkMessage[] = [];
  if (marked > 0) told.push(["success", `${counted(marked, "jacket")} marked as Transfered`]);
  if (left.length > 0) told.push(["warning", left.join(" ")]);
  return told;
}

const notUndone = "could not be taken back: the ten minutes are over, or a newer version waits already.";

/** @param kept marks that could not be taken back */
export function undosTold(undone: number, kept: number): MarkMessage[] {
  const told: MarkMessage[] = [];
  if (undone > 0) told.push(["success", `${counted(undone, "jacket")} waiting again`]);
  if (kept > 0) told.push(["warning", `${counted(kept, "mark")} ${notUndone}`]);
  return told;
}
