import { duePk } from "#lambdas/records/table/keys.ts";
import type { Key, Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** The day of a payment check, due or under way. The member's record decides whether it still matters. */
export interface PaymentCheck {
  readonly owner: string;
  readonly mid: string;
  readonly day: string;
}

export type PaymentCheckRecord = PaymentCheck & Key;

export const paymentChecks = (day: string) =>
  workQueue<PaymentCheck>(duePk(day), ({ owner, mid }) => `${owner}.${mid}`);

/** Adds a check in its reason's transaction. */
export const addPaymentCheck = ({ owner, mid, day }: PaymentCheck): Write =>
  paymentChecks(day).add({ owner, mid, day });
