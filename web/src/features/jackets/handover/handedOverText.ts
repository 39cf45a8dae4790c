import { counted } from "#web/ui/display/counted.ts";
import { easternMinute } from "#web/ui/display/easternMinute.ts";
import type { HandedOver } from "./handedOver.ts";

const are = (count: number): string => (count === 1 ? "1 is" : `${count} are`);

export function handedOverText({ at, waiting, marked, changed, gone }: HandedOver): string {
  const total = waiting.length + marked.length + changed.length + gone;
  return [
    `${counted(total, "jacket")}, exported ${easternMinute(new Date(at).toISOString())}.`,
    ...(marked.length > 0 ? [`${are(marked.length)} marked as Transfered.`] : []),
    ...(changed.length > 0 ? [`${changed.length} changed since then and still wait.`] : []),
    ...(gone > 0 ? [`${are(gone)} not waiting any more.`] : []),
  ].join(" ");
}
