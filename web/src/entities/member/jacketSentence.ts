import type { AssignedHousehold } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";

/** The state of the record with a household's department. Where none takes part, nothing waits. */
export function jacketSentence({
  Jacket,
  City,
  Coverage,
}: Pick<AssignedHousehold, "Jacket" | "City" | "Coverage">): string {
  if (!Jacket) return "Not shared yet";
  const on = Jacket.At ? ` on ${formatDay(Jacket.At)}` : "";
  const left = Coverage.Covered ? "" : ". No department there takes part any more";
  const sentences = {
    KEPT: `Kept for you: no department in ${City} takes part yet`,
    WAITING: `Waiting for review in ${City}`,
    RECEIVED: `Received by ${City}${on}${left}`,
    CHANGED: `Changed since ${City} received it${left}`,
    REMOVED: Coverage.Covered ? `No longer there, as ${City} was told` : `No longer there${left}`,
  } as const;
  return sentences[Jacket.State];
}
