import { objectionEnded, personObjected } from "#lambdas/domain/common/mails/consentMailWords.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { requireNotErased, requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import { withEvent } from "#lambdas/records/family/consent.ts";
import { type Home, readPerson } from "#lambdas/records/family/family.ts";
import { getMember, type MemberDetails, type MemberRecord, memberRecord } from "#lambdas/records/family/member.ts";
import { mailboxOf, readObjectionToken } from "#lambdas/records/family/objectionToken.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { readObjection } from "#shared/contract/family/consents.ts";
import { addDays, easternDayOf } from "#shared/rules/dates.ts";

const regretDays = 30;

const endedLink = () =>
  new VisibleError(
    "OBJECTION_LINK_OVER",
    "This link does not work any more. The record was deleted, or it has another e-mail address now.",
  );
const keptRecord = () =>
  new VisibleError("OBJECTION_KEPT", "The 30 days to take it back are over. Nothing is shared about you.");

type ObjectionView = ResponseOf<typeof readObjection>;

const untilOf = ({ objected }: MemberDetails): string | undefined =>
  objected && addDays(easternDayOf(new Date(objected.at)), regretDays);

const isOver = (member: MemberDetails): boolean => (untilOf(member) ?? "") < easternDayOf(new Date());

function show({ first }: AccountRecord, member: MemberDetails): ObjectionView {
  const { objected } = member;
  const Until = isOver(member) ? undefined : untilOf(member);
  return { Owner: first, Objected: objected !== undefined, ...(Until ? { Until } : {}) };
}

/** A link counts at the present address, or the one that objected. */
function isHeldBy(member: MemberDetails, mailbox: string): boolean {
  const { objected, person } = member;
  return objected ? objected.mailbox === mailbox : Boolean(person.Mail) && mailboxOf(member, person.Mail) === mailbox;
}

async function readLink(token: string) {
  const link = await readObjectionToken(token);
  if (!link) throw endedLink();
  const { owner, mid, mailbox } = link;
  const [account, member] = await Promise.all([getAccount(owner), getMember(owner, mid)]);
  if (!account || account.status === "DELETED" || !member || !isHeldBy(member, mailbox)) throw endedLink();
  return { account, member, mailbox };
}

export async function read(token: string): Promise<ObjectionView> {
  const { account, member } = await readLink(token);
  return show(account, member);
}

function withObjection(member: MemberRecord, mailbox: string): MemberDetails | undefined {
  if (member.objected) return undefined;
  const at = new Date().toISOString();
  return { ...member, objected: { at, mailbox }, consents: withEvent(member, { act: "OBJECTED", at }) };
}

function withoutObjection(member: MemberRecord): MemberDetails | undefined {
  if (!member.objected) return undefined;
  if (isOver(member)) throw keptRecord();
  const at = new Date().toISOString();
  return { ...member, objected: undefined, consents: withEvent(member, { act: "OBJECTION_ENDED", at }) };
}

/** An objection also ends a restricted account's jackets; taking it back waits for the restoration. */
const writesOf = async (
  { id, status }: AccountRecord,
  changed: MemberDetails,
  homes: readonly Home[],
): Promise<Write[]> => [
  ...(changed.objected ? [requireNotErased(id)] : [requireStatus(id, status)]),
  replace(memberRecord(changed)),
  ...(changed.objected || status === "ACTIVE" ? await jackets.changeAll(changed, homes) : []),
];

async function tryDecision(token: string, objects: boolean) {
  const { account, mailbox, member: found } = await readLink(token);
  const person = await readPerson(found.owner, found.id);
  if (!person) throw endedLink();
  const { member, homes } = person;
  const changed = objects ? withObjection(member, mailbox) : withoutObjection(member);
  if (!changed) return { account, member, isNews: false };
  await transact(await writesOf(account, changed, homes));
  return { account, member: changed, isNews: true };
}

/** Takes an objection back within 30 days only. Mails the owner. */
export async function decide(token: string, objects: boolean): Promise<ObjectionView> {
  const { account, member, isNews } = await retryOnConflict(() => tryDecision(token, objects));
  const words = objects ? personObjected : objectionEnded;
  if (isNews) await sendNotice(account.email, words(member.person.First));
  return show(account, member);
}
