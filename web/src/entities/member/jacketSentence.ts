import type { AssignedHousehold } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";

/** The state of the record with a household's department. */
export function jacketSentence({ Jacket, City }: Pick<AssignedHousehold, "Jacket" | "City">): string {
  if (!Jacket) return "Not shared yet";
  const on = Jacket.At ? ` on ${formatDay(Jacket.At)}` : "";
  const sentences = {
    WAITING: `Waiting for review in ${City}`,
    RECEIVED: `Received by ${City}${on}`,
    CHANGED: `Changed since ${City} received it`,
    REMOVED: `No longer there, as ${City} was told`,
  } as const;
  return sentences[Jacket.State];
}
