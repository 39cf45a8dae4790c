import { conditions } from "#shared/model/medical.ts";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { counted } from "#web/ui/display/counted.ts";

export const memberUpdated = "Member has been updated !";

export function householdCount({ HouseHolds }: Pick<Member, "HouseHolds">): string {
  return HouseHolds.length === 0 ? "Not assigned" : counted(HouseHolds.length, "House Hold");
}

export function conditionCount({ Medical }: Pick<Member, "Medical">): string {
  const { length } = conditions(Medical);
  return length === 0 ? "No Recorded Conditions" : counted(length, "Recorded Condition");
}

/** What a household's department is told when a member leaves. */
export function departureSentence(
  { Jacket, City, Name }: Pick<AssignedHousehold, "Jacket" | "City" | "Name">,
  first: string,
): string {
  if (!Jacket) return `No department has the record of ${first} for ${Name}.`;
  const received = `The department in ${City} has the record already. It is told that ${first} is no longer at this address.`;
  const sentences = {
    WAITING: `The record waits for review in ${City}. It is taken out of the department's list.`,
    RECEIVED: received,
    CHANGED: received,
    REMOVED: `The department in ${City} was told already that ${first} is no longer at this address.`,
  } as const;
  return sentences[Jacket.State];
}
