import { inWords } from "#shared/format/coverageSentence.ts";
import { isToTakeOut } from "#shared/model/jacket/endingText.ts";
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

type Home = Pick<AssignedHousehold, "Jacket" | "City" | "Coverage">;
type Departments = NonNullable<NonNullable<AssignedHousehold["Jacket"]>["Departments"]>;

/** A department told to keep the record has it still. */
const stateOf = (at: Pick<Departments[number], "State" | "Ending">): Departments[number]["State"] =>
  at.State === "REMOVED" && !isToTakeOut(at) ? "RECEIVED" : at.State;

function departuresSentence(departments: readonly Departments[number][], first: string): string {
  const named = (...states: readonly string[]) =>
    departments.filter((at) => states.includes(stateOf(at))).map(({ Name }) => Name);
  const [having, waiting] = [named("RECEIVED", "CHANGED"), named("WAITING", "KEPT")];
  const left = `that ${first} is no longer at this address`;
  if (having.length + waiting.length === 0) return `${inWords(named("REMOVED"))}: told already ${left}.`;
  return [
    ...(having.length > 0 ? [`${inWords(having)}: has the record already, and is told ${left}.`] : []),
    ...(waiting.length > 0 ? [`${inWords(waiting)}: the record is waiting, and is taken out of the list.`] : []),
  ].join(" ");
}

/** News to a household's departments when a member leaves. */
export function departureSentence(
  { Jacket, City, Name, Coverage }: Home & Pick<AssignedHousehold, "Name">,
  first: string,
): string {
  if (!Jacket) return `No department has the record of ${first} for ${Name}.`;
  if (Jacket.Departments) return departuresSentence(Jacket.Departments, first);
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
  return sentences[stateOf(Jacket)];
}
