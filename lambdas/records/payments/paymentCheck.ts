import { duePk } from "#lambdas/records/table/keys.ts";
import type { Key, Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/**
 * A day on which a member's payment is checked, because it is due or under way. It may be settled by then: the
 * member's record decides.
 */
export interface PaymentCheck {
  readonly owner: string;
  readonly mid: string;
  readonly day: string;
}

export type PaymentCheckRecord = PaymentCheck & Key;

/** The checks of a day. */
export const paymentChecks = (day: string) =>
  workQueue<PaymentCheck>(duePk(day), ({ owner, mid }) => `${owner}.${mid}`);

/** Adds a check in the transaction that is its reason. */
export const addPaymentCheck = ({ owner, mid, day }: PaymentCheck): Write =>
  paymentChecks(day).add({ owner, mid, day });
