import { sendMail } from "#lambdas/adapters/mail.ts";
import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { log } from "#lambdas/log.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { getOrder, type OrderRecord } from "#lambdas/records/payments/order.ts";
import {
  type MailDetails,
  readMails,
  returnMail,
  takeMail,
  type WaitingMail,
} from "#lambdas/records/payments/waitingMail.ts";
import { coverageEnded, firstPaymentFailed, paymentDue, receipt } from "./paymentMailWords.ts";

// Mails about payments are written in the transaction that they tell of and sent afterwards, by the events
// alone. So each is sent once, whoever noticed the payment first, and none is lost when a sender is down.

/** The first name of whom an order pays for, or was meant for; undefined when that is not known. */
async function firstNameFor({ owner, member, meant }: OrderRecord): Promise<string | undefined> {
  const id = member ?? meant;
  return id === undefined ? undefined : (await getMember(owner, id))?.person.First;
}

async function wordsOf({ owner, orderId, day, content }: MailDetails): Promise<MailWords | undefined> {
  const order = await getOrder(owner, orderId);
  if (!order) return undefined;
  const about = { first: await firstNameFor(order), planId: order.planId };
  switch (content.kind) {
    case "receipt":
      return receipt({ ...about, day, cents: content.cents, isRenewal: content.isRenewal });
    case "due":
      return paymentDue({ ...about, due: content.due, reason: content.reason });
    case "failed":
      return firstPaymentFailed(about);
    case "lapsed":
      return coverageEnded(about);
  }
}

async function send(mail: MailDetails): Promise<void> {
  const [account, words] = await Promise.all([getAccount(mail.owner), wordsOf(mail)]);
  if (words && account && account.status !== "DELETED") await sendMail(account.email, words);
}

async function take(mail: WaitingMail): Promise<void> {
  // Out of the list first: whoever takes it sends it, and nobody else.
  if (!(await takeMail(mail))) return;
  try {
    await send(mail);
  } catch (error) {
    // The service's own words may repeat the address: its name for the problem alone is logged.
    log.error("mail not sent yet", { reason: error instanceof Error ? error.name : "unknown" });
    await returnMail(mail);
  }
}

const pageSize = 25;

/** Sends what waits for one account, or for all. One that cannot be sent goes on waiting, for two weeks. */
export async function sendWaiting(owner?: string): Promise<void> {
  let after: string | undefined = "";
  while (after !== undefined) {
    const page: Awaited<ReturnType<typeof readMails>> = await readMails(owner, after, pageSize);
    for (const mail of page.mails) await take(mail);
    after = page.last;
  }
}
