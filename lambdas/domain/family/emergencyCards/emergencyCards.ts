import { randomBytes } from "node:crypto";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import { requireNotErased } from "#lambdas/records/accounts/accountStatus.ts";
import { type Actor, auditWrite, writeAudit } from "#lambdas/records/accounts/audit/audit.ts";
import { endedSince, isWithheld } from "#lambdas/records/family/consent.ts";
import {
  getCard,
  getOwnCard,
  mostTries,
  type OwnCardDetails,
  type Printed,
  printedOf,
  readOwnCards,
  removeCard,
  replaceCard,
} from "#lambdas/records/family/emergencyCard.ts";
import { readMembers } from "#lambdas/records/family/family.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { newSixDigits } from "#lambdas/records/table/keys.ts";
import { transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type {
  endEmergencyCard,
  listEmergencyCards,
  makeEmergencyCard,
} from "#shared/contract/family/emergencyCards.ts";
import { cardChoice, type ListedCard } from "#shared/model/emergencyCard.ts";
import { ownAccountName } from "#shared/model/jacket/opening.ts";
import { noteCardOpening } from "./noteCardOpening.ts";

const withheld = () =>
  new VisibleError("CONSENT_MISSING", "There is no consent for this person now, so no card can be made.");

const show = ({ mid, shows, made }: Pick<OwnCardDetails, "mid" | "shows" | "made">) => ({
  MemberID: mid,
  Shows: [...shows],
  Made: made,
});

const showPrinted = ({ token, code }: Printed) => ({ Token: token, Code: code });

async function showState(own: OwnCardDetails): Promise<ListedCard> {
  const isStopped = ((await getCard(own.name))?.tries ?? mostTries) >= mostTries;
  const printed = printedOf(own);
  return { ...show(own), ...(printed ? showPrinted(printed) : {}), ...(isStopped ? { Stopped: true } : {}) };
}

/** For the family: a stolen session or a former partner copies no card unnoticed. */
const noteShown = (owner: string): Write[] => [
  noteCardOpening({ owner, mid: "", first: "", last: "", department: ownAccountName, reason: "CARDS_SHOWN" }),
  requireNotErased(owner, notFound()),
];

const noteList = (session: Session, count: number): Promise<void> =>
  retryOnConflict(() => {
    const { accountId: owner } = session;
    return transact([...noteShown(owner), auditWrite(session, "listEmergencyCards", { subject: owner, count })]);
  });

/** Family and audit have it before the answer. */
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
  const Cards = await Promise.all(working.map(showState));
  const printable = Cards.filter(({ Token }) => Token);
  if (printable.length > 0) await noteList(session, printable.length);
  return { Cards };
}

/** Ends the earlier card (decision 0029). */
export async function make(
  session: Session,
  { Parent_ID: owner, ID, Shows }: ParsedRequestOf<typeof makeEmergencyCard>,
): Promise<ResponseOf<typeof makeEmergencyCard>> {
  requireOwn(session, owner);
  const printed = { token: randomBytes(18).toString("base64url"), code: newSixDigits() };
  const shows = cardChoice.options.filter((choice) => Shows.includes(choice));
  const card = { owner, mid: ID, shows, made: new Date().toISOString() };
  await retryOnConflict(async () => {
    const [before, member] = await Promise.all([getOwnCard(owner, ID), getMember(owner, ID)]);
    if (!member) throw notFound();
    if (isWithheld(member)) throw withheld();
    await transact([
      unchanged(member),
      ...replaceCard({ ...card, ...printed }, before),
      ...noteShown(owner),
      auditWrite(session, "makeEmergencyCard", { subject: `${owner}/${ID}` }),
    ]);
  });
  return { Card: { ...show(card), ...showPrinted(printed) } };
}

/** They fail when another card is made meanwhile. */
export const endOf = async (owner: string, mid: string): Promise<Write[]> =>
  removeCard(owner, mid, await getOwnCard(owner, mid));

const endOne = (owner: string, mid: string, audit: () => Write[] = () => []): Promise<void> =>
  retryOnConflict(async () => {
    const before = await getOwnCard(owner, mid);
    if (before) await transact([...removeCard(owner, mid, before), ...audit()]);
  });

export async function end(
  session: Session,
  { Parent_ID: owner, ID }: ParsedRequestOf<typeof endEmergencyCard>,
): Promise<void> {
  requireOwn(session, owner);
  await endOne(owner, ID, () => [auditWrite(session, "endEmergencyCard", { subject: `${owner}/${ID}` })]);
}

/** Such as after a break-in; a run that breaks off is run again. */
export async function endAll(owner: string, actor: Actor): Promise<void> {
  const cards = await readOwnCards(owner);
  if (cards.length > 0) await writeAudit(actor, "endEmergencyCards", { subject: owner, count: cards.length });
  for (const { mid } of cards) await endOne(owner, mid);
}
