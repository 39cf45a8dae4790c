import { mailsPk } from "#lambdas/records/table/keys.ts";
import { mailQueue } from "#lambdas/records/table/mailQueue.ts";
import { put, type Write } from "#lambdas/records/table/table.ts";

/** FAILED: not taken; RETURNED: refunded; ENDED: the subscription ended. */
export type DueReason = "FAILED" | "RETURNED" | "ENDED";

/** Ids and amounts; the words are made at sending. */
type MailContent =
  | { readonly kind: "receipt"; readonly cents: number; readonly isRenewal: boolean }
  | { readonly kind: "due"; readonly due: string; readonly reason: DueReason }
  | { readonly kind: "failed" }
  | { readonly kind: "lapsed" }
  /** A department pays now; `until` is the stopped plan's last paid day. */
  | { readonly kind: "sponsored"; readonly until?: string | undefined }
  | { readonly kind: "sponsorEnded"; readonly due: string }
  /** Moved to the full plan from its next renewal's day on. */
  | { readonly kind: "moved"; readonly from: string };

export interface PaymentMail {
  readonly owner: string;
  /** The occasion: the same id is the same mail. */
  readonly id: string;
  /** None of a member without any order. */
  readonly orderId?: string | undefined;
  /** Where no order names the member. */
  readonly mid?: string | undefined;
  readonly day: string;
  readonly content: MailContent;
}

const prefixOf = (owner: string): string => `${owner}#`;

export const paymentMails = mailQueue<PaymentMail>(mailsPk, ({ owner, id }) => `${prefixOf(owner)}${id}`);

export const addPaymentMail = (mail: PaymentMail): Write => put(paymentMails.rowOf(mail));

export const readPaymentMails = (owner: string | undefined, after: string, limit: number) =>
  paymentMails.read(after, limit, owner === undefined ? "" : prefixOf(owner));
