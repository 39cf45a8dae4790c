import type { HouseholdDetails } from "#lambdas/records/family/household.ts";
import { confirmedOf, type MemberDetails } from "#lambdas/records/family/member.ts";
import { factsOf } from "#lambdas/records/family/storedFacts.ts";
import type { Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { sealedFacts, shownFacts, type WholeHousehold } from "#shared/model/householdShapes.ts";
import { factList, showPerson } from "#shared/model/personShapes.ts";

/** The digests of a member's sealed texts. The id is in them: two people's equal door codes differ. */
function digestsOf({ id, person }: MemberDetails): Record<string, string> {
  const sealed = factList.flatMap(([name, { sealed }]) =>
    sealed ? [[name, sealed.text(person)] as const] : [],
  );
  return Object.fromEntries(
    sealed.map(([name, text]) => [name, text ? keyedDigestOf(`${id}\n${text}`) : ""]),
  );
}

/** The digests of a household's sealed texts. The member's id is in them, too: no other jacket's is equal. */
const householdDigestsOf = ({ id }: MemberDetails, told: WholeHousehold): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sealedFacts(told)).map(([name, text]) => [name, keyedDigestOf(`${id}\n${name}\n${text}`)]),
  );

/** The facts of a household that are on cards, as a snapshot holds them. */
function shownOf(told: WholeHousehold): Pick<Snapshot, "note" | "household"> {
  const { Description: note, ...household } = shownFacts(told);
  return { note, household: Object.keys(household).length > 0 ? household : undefined };
}

/** The card of a member at a household. */
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
