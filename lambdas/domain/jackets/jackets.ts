import { readersAt, readersOf } from "#lambdas/domain/common/serving.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import { isWithheld } from "#lambdas/records/family/consent.ts";
import type { Home } from "#lambdas/records/family/family.ts";
import type { HouseholdDetails } from "#lambdas/records/family/household.ts";
import { isOutdated, type LinkDetails, rewriteLink } from "#lambdas/records/family/link.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import {
  type EntryVersion,
  type JacketDetails,
  type JacketRecord,
  jacketRecord,
} from "#lambdas/records/jackets/jacket.ts";
import { newJacketNumber } from "#lambdas/records/jackets/jacketNumber.ts";
import type { Pair } from "#lambdas/records/jackets/searchIndex.ts";
import { followHomes } from "#lambdas/records/registry/registryRow.ts";
import { Conflict, insert, type Write } from "#lambdas/records/table/table.ts";
import { phoneKey } from "#shared/rules/phoneKey.ts";
import type { Place } from "#shared/rules/place.ts";
import { type DeliveryStep, deliveriesAfter, upsert, withdraw, writesOf } from "./deliveries.ts";
import { end, endAll, isToEnd } from "./endings.ts";
import { snapshotOf } from "./snapshotOf.ts";

// A jacket tells departments about one person at one household. Each change of a family, account or payment means the
// person lives there (`change`), or the record ends (`end`, endings.ts). Both return writes for its transaction.

const newJacket = (member: MemberDetails, { id, address }: HouseholdDetails): JacketDetails => ({
  owner: member.owner,
  mid: member.id,
  hid: id,
  where: { City: address.City, State: address.State },
  content: 0,
  deliveries: {},
  version: 1,
});

/** At departments no longer serving. */
const withdrawFormer = (
  jacket: JacketDetails,
  departments: readonly string[],
  isChosen: (entry: EntryVersion) => boolean,
): DeliveryStep[] =>
  Object.entries(jacket.deliveries).flatMap(([id, { open }]) =>
    open && isChosen(open) && !departments.includes(id) ? [withdraw(jacket, id, open)] : [],
  );

function isCurrent({ deliveries }: JacketRecord, department: string, content: number): boolean {
  const { open, transferred } = deliveries[department] ?? {};
  const newest = open ?? transferred;
  return newest?.content === content && !newest.removed;
}

function numberFor(
  jacket: JacketRecord | undefined,
  pair: Pair,
  mayClaim: boolean,
): { number?: string; claims: Write[] } {
  if (jacket?.number) return { number: jacket.number, claims: [] };
  if (!mayClaim) return { claims: [] };
  const { number, claim } = newJacketNumber(pair);
  return { number, claims: [claim] };
}

/**
 * The facts, or the end after a withdrawn consent: a write a department, and two for a jacket to be numbered.
 * @param found the pair's jacket, also of an earlier link
 * @param mayClaim whether there is room for a number's claim
 */
export function changeAt(
  found: JacketRecord | undefined,
  member: MemberDetails,
  household: HouseholdDetails,
  departments: readonly string[],
  mayClaim = true,
): Write[] {
  const { owner, id: mid } = member;
  if (isWithheld(member)) return end({ owner, mid, hid: household.id }, found, "DELETED");
  const made = newJacket(member, household);
  const { number, claims } = numberFor(found, made, mayClaim);
  const jacket = { ...(found ?? made), number, phone: phoneKey(member.person.Phone ?? "") };
  const content = jacket.content + 1;
  const version = { content, snapshot: snapshotOf(member, household) };
  const steps = departments.map((id) => upsert(jacket, id, version));
  if (found) {
    // A notice of an end is untrue once the person is back.
    const notices = withdrawFormer(found, departments, ({ removed }) => removed === true);
    return [...writesOf({ ...found, ...jacket }, [...steps, ...notices], content), ...claims];
  }
  return [
    ...steps.map(({ write }) => write),
    followHomes(owner, insert(jacketRecord({ ...jacket, content, deliveries: deliveriesAfter(jacket, steps) }))),
    ...claims,
  ];
}

/** `changeAt` for the departments now serving the household. */
export async function change(
  jacket: JacketRecord | undefined,
  member: MemberDetails,
  household: HouseholdDetails,
): Promise<Write[]> {
  return changeAt(jacket, member, household, await readersAt(household.address));
}

const isKnown = ({ deliveries }: JacketRecord): boolean =>
  Object.values(deliveries).some(({ open, transferred }) => {
    const newest = open ?? transferred;
    return newest !== undefined && !newest.removed;
  });

/**
 * The newest version to serving departments, former ones' entries withdrawn, a person known to none told anew. Nothing
 * where all is right.
 */
function catchUp({ jacket, household, link }: Home, member: MemberDetails, departments: readonly string[]): Write[] {
  if (isWithheld(member)) return isToEnd(jacket, "DELETED") ? endAll([{ link, jacket }], "DELETED") : [];
  if (!jacket || !isKnown(jacket)) return changeAt(jacket, member, household, departments);
  // While new facts are told in steps, a person not yet reached gets them at all departments.
  const content = isOutdated(household, link) ? jacket.content + 1 : jacket.content;
  const version = { content, snapshot: snapshotOf(member, household) };
  const lacking = departments.filter((id) => !isCurrent(jacket, id, content)).map((id) => upsert(jacket, id, version));
  const steps = [...lacking, ...withdrawFormer(jacket, departments, () => true)];
  return steps.length > 0 ? writesOf(jacket, steps, content) : [];
}

/** `catchUp` at each home. Fails when a link was removed meanwhile. */
export const catchUpAll = (
  member: MemberDetails,
  homes: readonly Home[],
  departmentsAt: (place: Place) => readonly string[],
): Write[] =>
  homes.flatMap((home) => {
    const writes = catchUp(home, member, departmentsAt(home.household.address));
    return writes.length > 0 ? [rewriteLink(home.link, noteOf(home)), ...writes] : [];
  });

/** The account may be restricted meanwhile. Once a transaction. */
export const requireActiveOwner = (owner: string): Write =>
  requireStatus(owner, "ACTIVE", new VisibleError("ACCOUNT_RESTRICTED"));

/** Never older than the jacket's. */
function noteOf({ link, household }: Home): Pick<LinkDetails, "noteVersion"> {
  const { noteVersion } = household;
  // The household was read before its facts changed, the link afterwards.
  if ((link.noteVersion ?? 0) > (noteVersion ?? 0)) throw new Conflict();
  return { noteVersion };
}

/**
 * The link's name at each home, and the jacket when paid or withheld. At most seven writes a home with four
 * departments, 100 a transaction. Fails when a link was removed meanwhile.
 */
export async function changeAll(member: MemberDetails, homes: readonly Home[]): Promise<Write[]> {
  const { person, payed } = member;
  const isTold = payed === "COMPLETE" || isWithheld(member);
  const readers = isTold ? await readersOf(homes.map(({ household }) => household.address)) : undefined;
  return homes.flatMap((home) => {
    const { link, household, jacket } = home;
    return [
      rewriteLink(link, { first: person.First, last: person.Last, ...noteOf(home) }),
      ...(readers ? changeAt(jacket, member, household, readers(household.address)) : []),
    ];
  });
}
