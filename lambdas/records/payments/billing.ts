import { billingKey } from "#lambdas/records/table/keys.ts";
import { get, type Key } from "#lambdas/records/table/table.ts";

/** A payment with the saved card: under way until it has an order. */
export interface SavedPayment {
  /** Names it with the provider: the same key pays once. */
  readonly key: string;
  /** The second in which it was begun. */
  readonly at: number;
  readonly orderId?: string | undefined;
}

/** An account with the payment provider. */
export interface BillingDetails {
  readonly owner: string;
  /** The provider's customer, who holds the cards and the subscriptions. */
  readonly customer: string;
  /** The newest payment with the saved card. One at a time: two windows must not pay for one person. */
  readonly saved?: SavedPayment | undefined;
  readonly version: number;
}

export type BillingRecord = BillingDetails & Key;

export const billingRecord = (details: BillingDetails): BillingRecord => ({
  ...details,
  ...billingKey(details.owner),
});

/** Undefined until an account's first checkout. */
export const getBilling = (owner: string) => get<BillingRecord>(billingKey(owner));
