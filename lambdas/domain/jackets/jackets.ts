import { VisibleError } from "#lambdas/errors.ts";
import { requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import type { Home } from "#lambdas/records/family/family.ts";
import type { HouseholdDetails } from "#lambdas/records/family/household.ts";
import { type LinkDetails, rewriteLink } from "#lambdas/records/family/link.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import { type JacketRecord, noJacket } from "#lambdas/records/jackets/jacket.ts";
import { remove, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { begin, snapshotOf, tell, withdraw } from "./jacketEntries.ts";

// A jacket is one person at one household, as the department of its city is to know them. Every change of a
// member, household, link, account or payment comes to one of two things: the person lives there, like this
// (`change`), or does not any more (`end`). Both answer writes for the transaction of that change.

/**
 * The writes after which the department learns that this member lives at this household, as they are now: for
 * a new link, an edit, a payment that came again. At most two writes.
 * @param jacket of this pair, also of an earlier link; undefined when there is none
 */
export function change(
  jacket: JacketRecord | undefined,
  member: MemberDetails,
  household: HouseholdDetails,
): Write[] {
  if (!jacket) return begin(member, household);
  return tell(jacket, { snapshot: snapshotOf(member, household) });
}

/** Whether the department has this person as living there, or is about to: false once it was told of the end. */
export function isKnown(jacket: JacketRecord | undefined): boolean {
  if (!jacket) return false;
  return !(jacket.open ? jacket.open.removed : jacket.transferred?.removed);
}

/**
 * What must hold where somebody tells a department of their people: that their account is not restricted, also
 * when it was restricted after the call began. Once in each transaction.
 */
export const mayTell = (owner: string): Write =>
  requireStatus(owner, "ACTIVE", new VisibleError("ACCOUNT_RESTRICTED"));

/** A member at a household, linked or not any more. */
type Pair = Pick<LinkDetails, "owner" | "mid" | "hid">;

/**
 * The writes after which the department learns that a person is no longer at this address: for a link, member
 * or household that goes, an account that is restricted, a payment that lapses. At most two writes; where there
 * is nothing to tell, a check that this still holds.
 * @param jacket of this pair; undefined when there is none
 */
export function end({ owner, mid, hid }: Pair, jacket: JacketRecord | undefined): Write[] {
  if (!jacket) return [noJacket(owner, mid, hid)];
  const { transferred, open: waiting } = jacket;
  if (!transferred) return waiting ? withdraw(jacket, waiting) : [remove(jacket)];
  // The department knows already; what waits would only tell of a return that did not last.
  if (transferred.removed) return waiting ? withdraw(jacket, waiting) : [unchanged(jacket)];
  if (waiting?.removed) return [unchanged(jacket)];
  return tell(jacket, { snapshot: transferred.snapshot, removed: true });
}

/**
 * The writes of a change of a member at each of their homes: the name in the link, and, while the payment is
 * complete, the jacket. At most three writes a home; they fail when one of the links went in between.
 */
export function changeAll(member: MemberDetails, homes: readonly Home[]): Write[] {
  const { person, payed } = member;
  return homes.flatMap(({ link, jacket, household }) => [
    rewriteLink({ ...link, first: person.First, last: person.Last }),
    ...(payed === "COMPLETE" ? change(jacket, member, household) : []),
  ]);
}

/** The same as `end` at each home. */
export const endAll = (homes: readonly Pick<Home, "link" | "jacket">[]): Write[] =>
  homes.flatMap(({ link, jacket }) => end(link, jacket));
