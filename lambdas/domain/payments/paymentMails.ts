import { sendMail } from "#lambdas/adapters/mail.ts";
import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import {
  coverageEnded,
  firstPaymentFailed,
  paymentDue,
  planMoved,
  receipt,
} from "#lambdas/domain/common/mails/paymentMailWords.ts";
import { sponsored, sponsorshipEnded } from "#lambdas/domain/common/mails/sponsorMailWords.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { isWithheld } from "#lambdas/records/family/consent.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { currentPlan, getOrder, type OrderRecord } from "#lambdas/records/payments/order.ts";
import type { PaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import type { PlanId } from "#shared/rules/payment/pricing.ts";
import { sponsorOf } from "./sponsorOf.ts";

/** Without a name when no member is known. */
async function memberOf({ owner, mid }: PaymentMail, order?: OrderRecord) {
  const id = mid ?? order?.member ?? order?.meant;
  const member = id === undefined ? undefined : await getMember(owner, id);
  const isShared = !member || ((member.homeCount ?? 0) > 0 && !isWithheld(member));
  return { first: member?.person.First, isShared };
}

/** A period before the order moved had the former price. */
const planCharged = (order: OrderRecord, cents: number): PlanId =>
  cents === order.cents ? order.planId : currentPlan(order);

/** Undefined for a mail no longer true. */
async function wordsOf(mail: PaymentMail): Promise<MailWords | undefined> {
  const { owner, orderId, content } = mail;
  const order = orderId === undefined ? undefined : await getOrder(owner, orderId);
  if (content.kind === "sponsored" || content.kind === "sponsorEnded")
    return sponsorWords(mail, await memberOf(mail, order));
  if (order) return orderWords(mail, order);
  return content.kind === "lapsed" ? coverageEnded(await memberOf(mail)) : undefined;
}

async function sponsorWords(
  mail: PaymentMail,
  about: Awaited<ReturnType<typeof memberOf>>,
): Promise<MailWords | undefined> {
  const { content } = mail;
  if (content.kind === "sponsorEnded") return sponsorshipEnded({ ...about, due: content.due });
  const by = await sponsorOf(mail.owner, mail.mid ?? "");
  const until = content.kind === "sponsored" ? content.until : undefined;
  return by === undefined ? undefined : sponsored({ first: about.first, by, until });
}

async function orderWords(mail: PaymentMail, order: OrderRecord): Promise<MailWords | undefined> {
  const { day, content } = mail;
  const about = { ...(await memberOf(mail, order)), planId: currentPlan(order) };
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
    default:
      return undefined;
  }
}

export async function sendPaymentMail(mail: PaymentMail): Promise<void> {
  const [account, words] = await Promise.all([getAccount(mail.owner), wordsOf(mail)]);
  if (words && account && account.status !== "DELETED") await sendMail(account.email, words);
}
