import { notFound, VisibleError } from "#lambdas/errors.ts";
import { getHousehold, type HouseholdRecord } from "#lambdas/records/household.ts";
import { getJacket } from "#lambdas/records/jacket.ts";
import {
  getLink,
  type LinkDetails,
  linkingId,
  linkRecord,
  readLinkingId,
  readLinks,
} from "#lambdas/records/link.ts";
import { getMember, type MemberRecord } from "#lambdas/records/member.ts";
import { insert, remove, transact, unchanged } from "#lambdas/records/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { assignMember, unassignMember } from "#shared/contract/households.ts";
import { messages } from "#shared/fields.ts";
import * as jackets from "./jackets.ts";
import { requireOwn } from "./requireOwn.ts";

/**
 * The most households that a member can be linked to. A change of a member rewrites link, jacket and queue row
 * of each in one transaction, which holds 100 writes. Counted before it is written: links that are made at the
 * same moment can pass it by a few, for which there is room.
 */
export const mostLinks = 30;

const tooMany = () =>
  new VisibleError("conflict", `A member can be added to at most ${mostLinks} house holds.`);
const paymentInProgress = () => new VisibleError("conflict", messages.paymentInProgress);

class Linked extends Error {}

function linkOf(member: MemberRecord, { id, name, address }: HouseholdRecord): LinkDetails {
  return {
    owner: member.owner,
    mid: member.id,
    hid: id,
    first: member.first,
    last: member.last,
    household: name,
    city: address.City,
    state: address.State,
    created: new Date().toISOString(),
  };
}

async function save(member: MemberRecord, household: HouseholdRecord): Promise<void> {
  const jacket = await getJacket(member.owner, member.id, household.id);
  try {
    await transact([
      insert(linkRecord(linkOf(member, household)), new Linked()),
      unchanged(member),
      unchanged(household),
      ...jackets.change(jacket, member, household),
    ]);
  } catch (error) {
    // Somebody makes the same link at this moment: that is what was asked for.
    const met = error instanceof Linked || error instanceof VisibleError;
    if (!met || !(await getLink(member.owner, member.id, household.id))) throw error;
  }
}

/**
 * Links one of the caller's paid members to one of their households, and opens an entry for its department;
 * answers the LinkingID, the same one when they were linked already. Throws conflict while the payment is not
 * complete, and beyond 30 households.
 */
export async function assign(
  session: Session,
  { UID, MID, HHID }: ParsedRequestOf<typeof assignMember>,
): Promise<string> {
  requireOwn(session, UID);
  const owner = session.accountId;
  const [member, household, links] = await Promise.all([
    getMember(owner, MID),
    getHousehold(owner, HHID),
    readLinks(owner, MID),
  ]);
  if (!member || !household) throw notFound();
  const isLinked = links.some(({ hid }) => hid === HHID);
  if (!isLinked && member.payed !== "COMPLETE") throw paymentInProgress();
  if (!isLinked && links.length >= mostLinks) throw tooMany();
  if (!isLinked) await save(member, household);
  return linkingId(MID, HHID);
}

/**
 * Takes a link of one of the caller's members away. An entry that the department never transferred is
 * withdrawn; otherwise it is told that the person is no longer at this address. Throws notFound the second time.
 */
export async function unassign(
  session: Session,
  { UID, MID, LINKID }: ParsedRequestOf<typeof unassignMember>,
): Promise<void> {
  requireOwn(session, UID);
  const owner = session.accountId;
  const { mid, hid } = readLinkingId(LINKID);
  if (mid !== MID || linkingId(mid, hid) !== LINKID) throw notFound();
  const [link, jacket] = await Promise.all([getLink(owner, mid, hid), getJacket(owner, mid, hid)]);
  if (!link) throw notFound();
  await transact([remove({ pk: link.pk, sk: link.sk }, notFound()), ...jackets.end(jacket)]);
}
