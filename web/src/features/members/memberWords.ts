import { conditions } from "#shared/model/medical.ts";
import type { AssignedHousehold, Member, Payed } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";
import type { Status } from "#web/ui/Chip.tsx";

/** The payment badge's words, spaces as documented, and its colour. */
export const paymentBadges: Readonly<Record<Payed, { words: string; status: Status }>> = {
  PENDING: { words: "Payment : Pending", status: "error" },
  PROCESSING: { words: "Payment  : Processing", status: "warning" },
  COMPLETE: { words: "Payment  : Completed", status: "success" },
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** At how many places a person lives: "2 house holds", or 'Not assigned'. */
export function householdCount({ HouseHolds }: Member): string {
  return HouseHolds.length === 0 ? "Not assigned" : counted(HouseHolds.length, "house hold", "house holds");
}

/** How many conditions are recorded: "3 recorded conditions", or 'No Recorded Conditions'. */
export function conditionCount({ Medical }: Member): string {
  const { length } = conditions(Medical);
  return length === 0
    ? "No Recorded Conditions"
    : counted(length, "recorded condition", "recorded conditions");
}

/** Where a person's jacket stands with the department of a household's city; undefined before there is one. */
export function jacketWords({ Jacket }: AssignedHousehold): string | undefined {
  if (!Jacket) return undefined;
  const { State, City, At } = Jacket;
  if (State === "RECEIVED") return At ? `Received by ${City} on ${formatDay(At)}` : `Received by ${City}`;
  if (State === "CHANGED") return `Changed since ${City} received it`;
  if (State === "REMOVED") return "No longer at this address";
  return `Waiting for review in ${City}`;
}
