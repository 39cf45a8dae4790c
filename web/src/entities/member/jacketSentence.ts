import { endingTitle, isToTakeOut } from "#shared/model/jacket/endingText.ts";
import type { AssignedHousehold } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";

type Jacket = NonNullable<AssignedHousehold["Jacket"]>;
type Delivery = NonNullable<Jacket["Departments"]>[number];

/** To a department that keeps the record: the person may still live there. */
const toldOf = (ended: Pick<Jacket, "Ending" | "EndedOn">): string | undefined =>
  isToTakeOut(ended) ? undefined : `was told “${endingTitle(ended)}”`;

/** "Detroit Police: waiting." */
function deliverySentence({ Name, State, At, ...ended }: Delivery): string {
  const on = At ? ` ${formatDay(At)}` : "";
  const words = {
    KEPT: "kept",
    WAITING: "waiting",
    RECEIVED: `received${on}`,
    CHANGED: `received${on}, and your change is waiting`,
    REMOVED: toldOf(ended) ?? "was told that this ended",
  } as const;
  return `${Name}: ${words[State]}.`;
}

export function jacketSentence({
  Jacket,
  City,
  Coverage,
}: Pick<AssignedHousehold, "Jacket" | "City" | "Coverage">): string {
  if (!Jacket) return "Not shared yet";
  if (Jacket.Departments) return Jacket.Departments.map(deliverySentence).join(" ");
  const on = Jacket.At ? ` on ${formatDay(Jacket.At)}` : "";
  const left = Coverage.Covered ? "" : ". No department there takes part any more";
  const told = toldOf(Jacket);
  const sentences = {
    KEPT: `Kept for you: no department in ${City} takes part yet`,
    WAITING: `Waiting for review in ${City}`,
    RECEIVED: `Received by ${City}${on}${left}`,
    CHANGED: `Changed since ${City} received it${left}`,
    REMOVED: told
      ? `${City} ${told}${left}`
      : Coverage.Covered
        ? `No longer there, as ${City} was told`
        : `No longer there${left}`,
  } as const;
  return sentences[Jacket.State];
}
