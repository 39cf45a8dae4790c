import { mailsPk } from "#lambdas/records/table/keys.ts";
import { mailQueue } from "#lambdas/records/table/mailQueue.ts";
import { put, type Write } from "#lambdas/records/table/table.ts";

/** Why a payment is due: it could not be taken, it was given back, or its subscription ended. */
export type DueReason = "FAILED" | "RETURNED" | "ENDED";

/** What a mail says, by ids and amounts: the words are made when it is sent. */
type MailContent =
  | { readonly kind: "receipt"; readonly cents: number; readonly isRenewal: boolean }
  | { readonly kind: "due"; readonly due: string; readonly reason: DueReason }
  | { readonly kind: "failed" }
  | { readonly kind: "lapsed" }
  /** A department pays from now on; `until` is the last day that the family paid for, when its plan was stopped. */
  | { readonly kind: "sponsored"; readonly until?: string | undefined }
  /** A department pays no more. */
  | { readonly kind: "sponsorEnded"; readonly due: string }
  /** The order moved to the full plan; `from` is the day of its next renewal. */
  | { readonly kind: "moved"; readonly from: string };

/** A mail to an account about a payment. */
export interface PaymentMail {
  readonly owner: string;
  /** Names the occasion: the same id is the same mail. */
  readonly id: string;
  /** The order that was paid, or was to be; none of a member who never had one. */
  readonly orderId?: string | undefined;
  /** The member, where no order names them. */
  readonly mid?: string | undefined;
  /** The day on which it happened. */
  readonly day: string;
  readonly content: MailContent;
}

const prefixOf = (owner: string): string => `${owner}#`;

export const paymentMails = mailQueue<PaymentMail>(mailsPk, ({ owner, id }) => `${prefixOf(owner)}${id}`);

/** Adds a mail in the transaction that it reports. */
export const addPaymentMail = (mail: PaymentMail): Write => put(paymentMails.rowOf(mail));

/** A page of the mails of one account, or of all. */
export const readPaymentMails = (owner: string | undefined, after: string, limit: number) =>
  paymentMails.read(after, limit, owner === undefined ? "" : prefixOf(owner));
