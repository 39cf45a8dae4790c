import type { HouseholdDetails } from "#lambdas/records/family/household.ts";
import { confirmedOf, type MemberDetails } from "#lambdas/records/family/member.ts";
import { factsOf } from "#lambdas/records/family/storedFacts.ts";
import type { Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { sealedFacts, shownFacts, type WholeHousehold } from "#shared/model/householdShapes.ts";
import { factList, showPerson } from "#shared/model/personShapes.ts";

/** With the id, two people's equal codes differ. */
function digestsOf({ id, person }: MemberDetails): Record<string, string> {
  const sealed = factList.flatMap(([name, { sealed }]) => (sealed ? [[name, sealed.text(person)] as const] : []));
  return Object.fromEntries(sealed.map(([name, text]) => [name, text ? keyedDigestOf(`${id}\n${text}`) : ""]));
}

/** With the member's id, no other jacket's digest is equal. */
const householdDigestsOf = ({ id }: MemberDetails, told: WholeHousehold): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sealedFacts(told)).map(([name, text]) => [name, keyedDigestOf(`${id}\n${name}\n${text}`)]),
  );

function shownOf(told: WholeHousehold): Pick<Snapshot, "note" | "household"> {
  const { Description: note, ...household } = shownFacts(told);
  return { note, household: Object.keys(household).length > 0 ? household : undefined };
}

export function snapshotOf(member: MemberDetails, household: HouseholdDetails): Snapshot {
  const told = factsOf(household);
  return {
    person: showPerson(member.person),
    address: household.address,
    ...shownOf(told),
    registered: member.created,
    confirmed: confirmedOf(member),
    photoDay: member.photoDate,
    declared: member.authorization?.at ?? "",
    sealed: { ...digestsOf(member), ...householdDigestsOf(member, told) },
  };
}
