import { sendMail } from "#lambdas/adapters/mail.ts";
import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { drainMails } from "#lambdas/domain/common/drainMails.ts";
import { takeAndSend } from "#lambdas/domain/common/takeAndSend.ts";
import {
  coverageEnded,
  firstPaymentFailed,
  paymentDue,
  planMoved,
  receipt,
} from "#lambdas/domain/mails/paymentMailWords.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { currentPlan, getOrder, type OrderRecord } from "#lambdas/records/payments/order.ts";
import { type PaymentMail, paymentMails, readPaymentMails } from "#lambdas/records/payments/paymentMail.ts";
import type { PlanId } from "#shared/rules/payment/pricing.ts";

// Mails about payments are queued in the transaction that they report and sent afterwards, by events alone. So
// each is sent once, whichever call noticed the payment first, and none is lost while sending fails.

/** The first name of the member that an order pays for, or was meant for; undefined when it is not known. */
async function firstNameFor({ owner, member, meant }: OrderRecord): Promise<string | undefined> {
  const id = member ?? meant;
  return id === undefined ? undefined : (await getMember(owner, id))?.person.First;
}

/** The plan of a receipt: a period from before the order moved has the former price. */
const planCharged = (order: OrderRecord, cents: number): PlanId =>
  cents === order.cents ? order.planId : currentPlan(order);

async function wordsOf({ owner, orderId, day, content }: PaymentMail): Promise<MailWords | undefined> {
  const order = await getOrder(owner, orderId);
  if (!order) return undefined;
  const about = { first: await firstNameFor(order), planId: currentPlan(order) };
  switch (content.kind) {
    case "receipt":
      return receipt({
        ...about,
        planId: planCharged(order, content.cents),
        day,
        cents: content.cents,
        isRenewal: content.isRenewal,
      });
    case "due":
      return paymentDue({ ...about, due: content.due, reason: content.reason });
    case "failed":
      return firstPaymentFailed(about);
    case "lapsed":
      return coverageEnded(about);
    case "moved":
      return planMoved({ ...about, from: content.from });
  }
}

async function send(mail: PaymentMail): Promise<void> {
  const [account, words] = await Promise.all([getAccount(mail.owner), wordsOf(mail)]);
  if (words && account && account.status !== "DELETED") await sendMail(account.email, words);
}

/** Sends the queued mails of one account, or of all. One that cannot be sent stays queued, for two weeks. */
export const sendMails = (owner?: string): Promise<void> =>
  drainMails(
    (after, limit) => readPaymentMails(owner, after, limit),
    (mail) => takeAndSend(paymentMails, mail, send),
  );
