import { conditions } from "#shared/model/medical.ts";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { counted } from "#web/ui/display/counted.ts";

export const memberUpdated = "Member has been updated !";

export function householdCount({ HouseHolds }: Pick<Member, "HouseHolds">): string {
  return HouseHolds.length === 0 ? "Not assigned" : counted(HouseHolds.length, "House Hold");
}

export function conditionCount({ Medical }: Pick<Member, "Medical">): string {
  const { length } = conditions(Medical);
  return length === 0 ? "No Recorded Conditions" : counted(length, "Recorded Condition");
}

type Home = Pick<AssignedHousehold, "Jacket" | "City" | "Coverage">;

/** The state of the record with a household's department. Where none takes part, nothing waits. */
export function jacketSentence({ Jacket, City, Coverage }: Home): string {
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

/** What a household's department is told when a member leaves. */
export function departureSentence(
  { Jacket, City, Name, Coverage }: Home & Pick<AssignedHousehold, "Name">,
  first: string,
): string {
  if (!Jacket) return `No department has the record of ${first} for ${Name}.`;
  const received = Coverage.Covered
    ? `The department in ${City} has the record already. It is told that ${first} is no longer at this address.`
    : `The department in ${City} has the record already and takes part no more. If it joins again, it is told that ${first} is no longer at this address.`;
  const sentences = {
    KEPT: `No department in ${City} takes part yet. The record is not kept for one any more.`,
    WAITING: `The record waits for review in ${City}. It is taken out of the department's list.`,
    RECEIVED: received,
    CHANGED: received,
    REMOVED: Coverage.Covered
      ? `The department in ${City} was told already that ${first} is no longer at this address.`
      : received,
  } as const;
  return sentences[Jacket.State];
}
