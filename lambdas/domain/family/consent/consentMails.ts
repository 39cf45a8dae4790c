import { sendMail } from "#lambdas/adapters/mail.ts";
import { adultNow, adultSoon, registeredByOther } from "#lambdas/domain/common/mails/consentMailWords.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { declaredOf } from "#lambdas/records/family/consent.ts";
import { type ConsentMail, putOffConsentMail } from "#lambdas/records/family/consentMail.ts";
import { getMember, type MemberRecord, noteTold } from "#lambdas/records/family/member.ts";
import { mailboxOf, putObjectionToken } from "#lambdas/records/family/objectionToken.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import { countDown, countUp } from "#lambdas/records/table/limit.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { adultDay, isGuardiansChild } from "#shared/rules/consent/isAdultDue.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { shouldNotify } from "./consentWork.ts";

/** For each account and day: an account is no way to mail strangers. Others are told the next day. */
const mostPeople = 50;
const day = 24 * 3_600;

const noteMailbox = (owner: string, mid: string, toldMailbox: string): Promise<void> =>
  retryOnConflict(async () => {
    const member = await getMember(owner, mid);
    if (member) await transact([noteTold(member, { toldMailbox })]);
  });

/** Once per address; never the owner's own. */
async function tellPerson({ email }: AccountRecord, member: MemberRecord): Promise<void> {
  const { owner, id: mid, person, objected, toldMailbox } = member;
  const { Mail } = person;
  if (!Mail || Mail === email || objected || !shouldNotify(member, easternDayOf(new Date()))) return;
  const mailbox = mailboxOf(member, Mail);
  if (toldMailbox === mailbox) return;
  const told = `people told|${owner}`;
  if ((await countUp(told, day)).times > mostPeople) {
    await countDown(told);
    return putOffConsentMail({ owner, mid, about: "REGISTERED" });
  }
  const token = newSecret();
  await putObjectionToken(token, { owner, mid, mailbox });
  await sendMail(Mail, registeredByOther(token)).catch(async (error: unknown) => {
    await countDown(told);
    throw error;
  });
  await noteMailbox(owner, mid, mailbox);
}

/** A restricted account's wait, a day at a time. */
export async function sendConsentMail({ owner, mid, about }: ConsentMail): Promise<void> {
  const [account, member] = await Promise.all([getAccount(owner), getMember(owner, mid)]);
  if (!account || account.status === "DELETED" || !member) return;
  const { First, Dob } = member.person;
  // Too late: put off, it would take the place of the birthday mail.
  if (about === "SOON" && easternDayOf(new Date()) >= adultDay(Dob)) return;
  if (account.status === "RESTRICTED") return putOffConsentMail({ owner, mid, about });
  if (about === "REGISTERED") return tellPerson(account, member);
  if (!isGuardiansChild(declaredOf(member))) return;
  await sendMail(account.email, about === "SOON" ? adultSoon(First, adultDay(Dob)) : adultNow(First));
}
