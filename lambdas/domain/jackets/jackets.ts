import { VisibleError } from "#lambdas/errors.ts";
import { requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import type { Home } from "#lambdas/records/family/family.ts";
import type { HouseholdDetails } from "#lambdas/records/family/household.ts";
import { type LinkDetails, rewriteLink } from "#lambdas/records/family/link.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import { type JacketRecord, noJacket } from "#lambdas/records/jackets/jacket.ts";
import { newJacketNumber } from "#lambdas/records/jackets/jacketNumber.ts";
import { Conflict, remove, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { mostHomes } from "#shared/fields/homes.ts";
import { begin, snapshotOf, upsertEntry, withdraw } from "./jacketEntries.ts";

// A jacket tells the department of a city about one person at one household. Every change of a member,
// household, link, account or payment means one of two things: the person lives there, with these facts
// (`change`), or does not any more (`end`). Both return writes for the transaction of that change.

/** A jacket's own number, or a new one with its claim. */
function numberFor(
  jacket: JacketRecord | undefined,
  mayClaim: boolean,
): { number?: string; claims: Write[] } {
  if (jacket?.number) return { number: jacket.number, claims: [] };
  if (!mayClaim) return { claims: [] };
  const { number, claim } = newJacketNumber();
  return { number, claims: [claim] };
}

/**
 * The writes that tell the department of a member at a household, with their current facts. At most three: a jacket
 * without a number gets one.
 * @param jacket of this pair, also of an earlier link; undefined when there is none
 * @param mayClaim whether there is room for a number's claim
 */
export function change(
  jacket: JacketRecord | undefined,
  member: MemberDetails,
  household: HouseholdDetails,
  mayClaim = true,
): Write[] {
  const { number, claims } = numberFor(jacket, mayClaim);
  const told = jacket
    ? upsertEntry({ ...jacket, number }, { snapshot: snapshotOf(member, household) })
    : begin(member, household, number);
  return [...told, ...claims];
}

/**
 * Whether the department knows the person as living there, or is about to; false once it was told of the end.
 */
export function isKnown(jacket: JacketRecord | undefined): boolean {
  if (!jacket) return false;
  return !(jacket.open ? jacket.open.removed : jacket.transferred?.removed);
}

/**
 * Requires that the account is not restricted when its department is told, even when it was restricted after
 * the call began. Once in each transaction.
 */
export const requireActiveOwner = (owner: string): Write =>
  requireStatus(owner, "ACTIVE", new VisibleError("ACCOUNT_RESTRICTED"));

/** A member and a household, linked or not. */
type Pair = Pick<LinkDetails, "owner" | "mid" | "hid">;

/**
 * The writes that tell the department that a person is no longer at this address. At most two; with nothing
 * to tell, a check that this still holds.
 * @param jacket of this pair; undefined when there is none
 */
export function end({ owner, mid, hid }: Pair, jacket: JacketRecord | undefined): Write[] {
  if (!jacket) return [noJacket(owner, mid, hid)];
  const { transferred, open: waiting } = jacket;
  if (!transferred) return waiting ? withdraw(jacket, waiting) : [remove(jacket)];
  // The department knows already; the open entry would only tell of a return that did not last.
  if (transferred.removed) return waiting ? withdraw(jacket, waiting) : [unchanged(jacket)];
  if (waiting?.removed) return [unchanged(jacket)];
  return upsertEntry(jacket, { snapshot: transferred.snapshot, removed: true });
}

/** The household's note for a jacket. It must not be older than the jacket's own. */
function noteOf({ link, household }: Home): Pick<LinkDetails, "noteVersion"> {
  const { noteVersion } = household;
  // The household was read before its note changed, and the link afterwards.
  if ((link.noteVersion ?? 0) > (noteVersion ?? 0)) throw new Conflict();
  return { noteVersion };
}

/**
 * The writes of a change of a member at each home: the name in the link, and the jacket while the payment is
 * complete. At most four writes a home, three above mostHomes, where a jacket without a number gets none: a transaction holds
 * 100 writes. They fail when one of the links was removed meanwhile.
 */
export function changeAll(member: MemberDetails, homes: readonly Home[]): Write[] {
  const { person, payed } = member;
  const mayClaim = homes.length <= mostHomes;
  return homes.flatMap((home) => [
    rewriteLink(home.link, { first: person.First, last: person.Last, ...noteOf(home) }),
    ...(payed === "COMPLETE" ? change(home.jacket, member, home.household, mayClaim) : []),
  ]);
}

/** `end` at each home. */
export const endAll = (homes: readonly Pick<Home, "link" | "jacket">[]): Write[] =>
  homes.flatMap(({ link, jacket }) => end(link, jacket));
