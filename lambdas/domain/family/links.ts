import * as coverage from "#lambdas/domain/common/coverage.ts";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { isSponsoredAt } from "#lambdas/domain/common/serving.ts";
import { addHome, readWantedHomes } from "#lambdas/domain/jackets/addHomes.ts";
import * as endings from "#lambdas/domain/jackets/endings.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { changePaymentState, endOfUnpaid, withSponsor } from "#lambdas/domain/payments/memberPaymentState.ts";
import { followSponsorNow } from "#lambdas/domain/payments/sponsorship/sponsorships.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import { requirePerson } from "#lambdas/records/family/family.ts";
import { getHousehold, type HouseholdRecord } from "#lambdas/records/family/household.ts";
import { linkingId, readLinkingId, readLinks } from "#lambdas/records/family/link.ts";
import { countHomes, getMember, isPaying, type MemberRecord } from "#lambdas/records/family/member.ts";
import { getJacket } from "#lambdas/records/jackets/jacket.ts";
import { getOrderOf, isUnderWay } from "#lambdas/records/payments/order.ts";
import { addSponsorCheck } from "#lambdas/records/payments/paymentWork.ts";
import { remove, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { assignMember, unassignMember } from "#shared/contract/households.ts";
import { mostHomes } from "#shared/fields/homes.ts";

const tooMany = () => new VisibleError("TOO_MANY_LINKS", `A member can be added to at most ${mostHomes} house holds.`);
const paymentInProgress = () => new VisibleError("PAYMENT_IN_PROGRESS");

export const isClosing = () =>
  new VisibleError("HOUSEHOLD_CLOSING", "This house hold is being deleted. Please delete it again to finish.");

function requireRoom(
  member: MemberRecord,
  household: HouseholdRecord,
  { links, isFree }: { readonly links: number; readonly isFree: boolean },
): void {
  if (household.closing) throw isClosing();
  if (member.payed !== "COMPLETE" && !isFree) throw paymentInProgress();
  if (links >= mostHomes) throw tooMany();
}

/** A payment under way goes on. */
async function isFreeAt(member: MemberRecord, { address }: HouseholdRecord): Promise<boolean> {
  if (member.payed === "PROCESSING" || (member.payed === "COMPLETE" && !member.due)) return false;
  if (!(await isSponsoredAt([address]))) return false;
  const order = await getOrderOf(member);
  return member.payed === "PENDING" || !order || !isUnderWay(order);
}

/** At the sponsor's expense, with the homes wanted until now, which count as well. */
async function arriveFree({ owner, id: mid }: MemberRecord, hid: string): Promise<Write[]> {
  const person = await requirePerson(owner, mid);
  const { member, homes } = person;
  const wanted = [...new Set([...(await readWantedHomes(member)).map(({ id }) => id), hid])];
  if (new Set([...homes.map(({ household }) => household.id), ...wanted]).size > mostHomes) throw tooMany();
  return changePaymentState(person, { ...withSponsor(member), wanted });
}

async function stayFree(member: MemberRecord, homeCount: number): Promise<Write[]> {
  const order = await getOrderOf(member);
  return [
    ...(await changePaymentState({ member, homes: [] }, { ...withSponsor(member), homeCount })),
    ...(order ? endOfUnpaid(order) : []),
  ];
}

type Assignment = ParsedRequestOf<typeof assignMember>;

async function tryToAssign({ UID: owner, MID, HHID }: Assignment): Promise<void> {
  const [member, household] = await Promise.all([getMember(owner, MID), getHousehold(owner, HHID)]);
  if (!member || !household) throw notFound();
  // After the member, whose version moves with each new link.
  const [links, jacket] = await Promise.all([readLinks(owner, MID), getJacket(owner, MID, HHID)]);
  if (links.some(({ hid }) => hid === HHID)) return;
  const isFree = await isFreeAt(member, household);
  requireRoom(member, household, { links: links.length, isFree });
  if (isFree && member.payed === "PENDING") return transact(await arriveFree(member, HHID));
  const { Sponsor } = await coverage.of(household.address);
  await transact([
    jackets.requireActiveOwner(owner),
    ...(isFree ? await stayFree(member, links.length + 1) : [countHomes(member, links.length + 1)]),
    ...(await addHome(member, household, jacket)),
    // The family may be paying as well.
    ...(Sponsor !== undefined && isPaying(member) ? [addSponsorCheck(owner)] : []),
  ]);
}

/** A paid or sponsored member. Returns the LinkingID, also of an existing link. Refuses a household being removed. */
export async function assign(session: Session, request: Assignment): Promise<string> {
  requireOwn(session, request.UID);
  await retryOnConflict(() => tryToAssign(request));
  return linkingId(request.MID, request.HHID);
}

type Removal = ParsedRequestOf<typeof unassignMember>;

async function tryToUnassign({ UID: owner, LINKID }: Removal): Promise<boolean> {
  const { mid, hid } = readLinkingId(LINKID);
  const member = await getMember(owner, mid);
  if (!member) throw notFound();
  const [links, jacket] = await Promise.all([readLinks(owner, mid), getJacket(owner, mid, hid)]);
  const link = links.find((one) => one.hid === hid);
  if (!link) throw notFound();
  const isToCheck = member.isSponsored === true;
  await transact([
    remove({ pk: link.pk, sk: link.sk }),
    countHomes(member, links.length - 1),
    ...endings.end(link, jacket, "MOVED"),
    ...(isToCheck ? [addSponsorCheck(owner)] : []),
  ]);
  return isToCheck;
}

/** The grace period begins for a member no longer sponsored. */
export async function unassign(session: Session, request: Removal): Promise<void> {
  requireOwn(session, request.UID);
  const { mid, hid } = readLinkingId(request.LINKID);
  if (mid !== request.MID || linkingId(mid, hid) !== request.LINKID) throw notFound();
  if (await retryOnConflict(() => tryToUnassign(request))) await followSponsorNow(request.UID);
}
