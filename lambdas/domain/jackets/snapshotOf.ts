import type { HouseholdDetails } from "#lambdas/records/family/household.ts";
import { confirmedOf, type MemberDetails } from "#lambdas/records/family/member.ts";
import type { Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
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

/** The card of a member at a household. */
export const snapshotOf = (
  member: MemberDetails,
  { address, description, noteVersion }: HouseholdDetails,
): Snapshot => ({
  person: showPerson(member.person),
  address,
  // A note without a version was written before departments read notes: for the family alone.
  note: noteVersion === undefined ? undefined : description,
  registered: member.created,
  confirmed: confirmedOf(member),
  photoDay: member.photoDate,
  declared: member.authorization?.at ?? "",
  sealed: digestsOf(member),
});
