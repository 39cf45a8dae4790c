import { mailsPk } from "#lambdas/records/table/keys.ts";
import { type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** Why a payment is due: it could not be taken, it was given back, or its subscription ended. */
export type DueReason = "FAILED" | "RETURNED" | "ENDED";

/** What a mail says, by ids and amounts: the words are made when it is sent. */
export type MailContent =
  | { readonly kind: "receipt"; readonly cents: number; readonly isRenewal: boolean }
  | { readonly kind: "due"; readonly due: string; readonly reason: DueReason }
  | { readonly kind: "failed" }
  | { readonly kind: "lapsed" }
  /** The order moved to the full plan; `from` is the day of its next renewal. */
  | { readonly kind: "moved"; readonly from: string };

/** A mail to an account about a payment. */
export interface PaymentMail {
  readonly owner: string;
  /** Names the occasion: the same id is the same mail. */
  readonly id: string;
  /** The order that was paid, or was to be. */
  readonly orderId: string;
  /** The day on which it happened. */
  readonly day: string;
  readonly content: MailContent;
}

/** A mail in the queue, until the second after which it is not worth sending. */
type QueuedMail = PaymentMail & { readonly expiresAt: number };
export type PaymentMailRecord = QueuedMail & Key;

const keptSeconds = 14 * 24 * 60 * 60;
const prefixOf = (owner: string): string => `${owner}#`;

const paymentMails = workQueue<QueuedMail>(mailsPk, ({ owner, id }) => `${prefixOf(owner)}${id}`);

/** Adds a mail in the transaction that it reports. */
export const addPaymentMail = (mail: PaymentMail): Write =>
  paymentMails.add({ ...mail, expiresAt: secondsNow() + keptSeconds });

/** A page of the mails of one account, or of all. */
export const readPaymentMails = (owner: string | undefined, after: string, limit: number) =>
  paymentMails.read(after, limit, owner === undefined ? "" : prefixOf(owner));

/** Takes a mail out. Returns whether it was there: of several senders one gets it. */
export const takePaymentMail = (mail: PaymentMailRecord): Promise<boolean> =>
  paymentMails.remove(mail, { ConditionExpression: "attribute_exists(pk)" });

/** Puts back a mail that could not be sent; it expires when it would have. */
export async function returnPaymentMail(mail: PaymentMailRecord): Promise<void> {
  await putOne(put(mail));
}
