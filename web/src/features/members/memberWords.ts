import { conditions } from "#shared/model/medical.ts";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** How many house holds a member is assigned to, in words. */
export function householdCount({ HouseHolds }: Pick<Member, "HouseHolds">): string {
  return HouseHolds.length === 0 ? "Not assigned" : counted(HouseHolds.length, "House Hold", "House Holds");
}

/** How many conditions of the medical checklist are ticked, in words. */
export function conditionCount({ Medical }: Pick<Member, "Medical">): string {
  const { length } = conditions(Medical);
  return length === 0
    ? "No Recorded Conditions"
    : counted(length, "Recorded Condition", "Recorded Conditions");
}

/** Where the record stands with the department of a house hold's city. */
export function jacketSentence({ Jacket, City }: Pick<AssignedHousehold, "Jacket" | "City">): string {
  if (!Jacket) return "Not shared yet";
  const on = Jacket.At ? ` on ${formatDay(Jacket.At)}` : "";
  const sentences = {
    WAITING: `Waiting for review in ${City}`,
    RECEIVED: `Received by ${City}${on}`,
    CHANGED: `Changed since ${City} received it`,
    REMOVED: `${City} is told that this person left`,
  } as const;
  return sentences[Jacket.State];
}

/** Whether the department has this record already, so that it must hear of a removal. */
export function wasReceived({ Jacket }: Pick<AssignedHousehold, "Jacket">): boolean {
  return Jacket?.State === "RECEIVED" || Jacket?.State === "CHANGED";
}
