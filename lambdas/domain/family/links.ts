import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { addHome } from "#lambdas/domain/jackets/newHomes.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import { getHousehold, type HouseholdRecord } from "#lambdas/records/family/household.ts";
import { linkingId, readLinkingId, readLinks } from "#lambdas/records/family/link.ts";
import { countHomes, getMember, type MemberRecord } from "#lambdas/records/family/member.ts";
import { getJacket } from "#lambdas/records/jackets/jacket.ts";
import { remove, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { assignMember, unassignMember } from "#shared/contract/households.ts";
import { mostHomes } from "#shared/fields/homes.ts";

const tooMany = () =>
  new VisibleError("TOO_MANY_LINKS", `A member can be added to at most ${mostHomes} house holds.`);
const paymentInProgress = () => new VisibleError("PAYMENT_IN_PROGRESS");

/** The removal of this household began and did not finish. */
export const isClosing = () =>
  new VisibleError(
    "HOUSEHOLD_CLOSING",
    "This house hold is being deleted. Please delete it again to finish.",
  );

function requireRoom(member: MemberRecord, household: HouseholdRecord, links: number): void {
  if (household.closing) throw isClosing();
  if (member.payed !== "COMPLETE") throw paymentInProgress();
  if (links >= mostHomes) throw tooMany();
}

type Assignment = ParsedRequestOf<typeof assignMember>;

async function tryToAssign({ UID: owner, MID, HHID }: Assignment): Promise<void> {
  const [member, household] = await Promise.all([getMember(owner, MID), getHousehold(owner, HHID)]);
  if (!member || !household) throw notFound();
  // After the member, whose version moves with each new link: none is missed in the count.
  const [links, jacket] = await Promise.all([readLinks(owner, MID), getJacket(owner, MID, HHID)]);
  if (links.some(({ hid }) => hid === HHID)) return;
  requireRoom(member, household, links.length);
  await transact([
    jackets.requireActiveOwner(owner),
    countHomes(member, links.length + 1),
    ...(await addHome(member, household, jacket)),
  ]);
}

/**
 * Links one of the caller's paid members to one of their households, and opens an entry for each department there.
 * Returns the LinkingID, the same one when they were linked already. Refuses a household that is being
 * removed.
 */
export async function assign(session: Session, request: Assignment): Promise<string> {
  requireOwn(session, request.UID);
  await retryOnConflict(() => tryToAssign(request));
  return linkingId(request.MID, request.HHID);
}

type Removal = ParsedRequestOf<typeof unassignMember>;

async function tryToUnassign({ UID: owner, LINKID }: Removal): Promise<void> {
  const { mid, hid } = readLinkingId(LINKID);
  const member = await getMember(owner, mid);
  if (!member) throw notFound();
  // After the member, as in an assignment.
  const [links, jacket] = await Promise.all([readLinks(owner, mid), getJacket(owner, mid, hid)]);
  const link = links.find((one) => one.hid === hid);
  if (!link) throw notFound();
  await transact([
    remove({ pk: link.pk, sk: link.sk }),
    countHomes(member, links.length - 1),
    ...jackets.end(link, jacket, "MOVED"),
  ]);
}

/**
 * Removes a link of one of the caller's members. A department loses an entry that it never transferred;
 * otherwise it is told that the person is no longer there.
 */
export async function unassign(session: Session, request: Removal): Promise<void> {
  requireOwn(session, request.UID);
  const { mid, hid } = readLinkingId(request.LINKID);
  if (mid !== request.MID || linkingId(mid, hid) !== request.LINKID) throw notFound();
  await retryOnConflict(() => tryToUnassign(request));
}
