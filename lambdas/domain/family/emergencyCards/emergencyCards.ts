import { randomBytes } from "node:crypto";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import { requireNotErased } from "#lambdas/records/accounts/accountStatus.ts";
import { endedSince, isWithheld } from "#lambdas/records/family/consent.ts";
import {
  getCard,
  getOwnCard,
  mostTries,
  type OwnCardDetails,
  readOwnCards,
  removeCard,
  replaceCard,
} from "#lambdas/records/family/emergencyCard.ts";
import { readMembers } from "#lambdas/records/family/family.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { digestOf } from "#lambdas/records/table/digest.ts";
import { newSixDigits } from "#lambdas/records/table/keys.ts";
import { transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type {
  endEmergencyCard,
  listEmergencyCards,
  makeEmergencyCard,
} from "#shared/contract/family/emergencyCards.ts";
import { cardChoice, type EmergencyCard } from "#shared/model/emergencyCard.ts";

const withheld = () =>
  new VisibleError("CONSENT_MISSING", "There is no consent for this person now, so no card can be made.");

const show = ({ mid, token, code, shows, made }: OwnCardDetails): EmergencyCard => ({
  MemberID: mid,
  Token: token,
  Code: code,
  Shows: [...shows],
  Made: made,
});

async function showState(own: OwnCardDetails): Promise<EmergencyCard> {
  const isStopped = ((await getCard(own.name))?.tries ?? mostTries) >= mostTries;
  return { ...show(own), ...(isStopped ? { Stopped: true } : {}) };
}

export async function list(
  session: Session,
  { UID: owner }: ParsedRequestOf<typeof listEmergencyCards>,
): Promise<ResponseOf<typeof listEmergencyCards>> {
  requireOwn(session, owner);
  const [cards, members] = await Promise.all([readOwnCards(owner), readMembers(owner)]);
  const memberOf = new Map(members.map((member) => [member.id, member]));
  const working = cards.filter(({ mid, made }) => {
    const member = memberOf.get(mid);
    return member && !endedSince(member, made);
  });
  return { Cards: await Promise.all(working.map(showState)) };
}

/** Makes a member's card and ends the earlier one (decision 0029). */
export async function make(
  session: Session,
  { Parent_ID: owner, ID, Shows }: ParsedRequestOf<typeof makeEmergencyCard>,
): Promise<ResponseOf<typeof makeEmergencyCard>> {
  requireOwn(session, owner);
  const [Token, Code] = [randomBytes(18).toString("base64url"), newSixDigits()];
  const shows = cardChoice.options.filter((choice) => Shows.includes(choice));
  const made = new Date().toISOString();
  const card = { owner, mid: ID, name: digestOf(Token), token: Token, code: Code, shows, made };
  await retryOnConflict(async () => {
    const [before, member] = await Promise.all([getOwnCard(owner, ID), getMember(owner, ID)]);
    if (!member) throw notFound();
    if (isWithheld(member)) throw withheld();
    await transact([unchanged(member), requireNotErased(owner, notFound()), ...replaceCard(card, before)]);
  });
  return { Card: show(card) };
}

/** They fail when another card is made meanwhile. */
export const endOf = async (owner: string, mid: string): Promise<Write[]> =>
  removeCard(owner, mid, await getOwnCard(owner, mid));

export async function end(
  session: Session,
  { Parent_ID: owner, ID }: ParsedRequestOf<typeof endEmergencyCard>,
): Promise<void> {
  requireOwn(session, owner);
  await retryOnConflict(async () => {
    const before = await getOwnCard(owner, ID);
    if (before) await transact(removeCard(owner, ID, before));
  });
}
