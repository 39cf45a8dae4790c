import { billingKey } from "#lambdas/records/table/keys.ts";
import { get, type Key } from "#lambdas/records/table/table.ts";

/** Under way until it has an order. */
export interface SavedPayment {
  /** The same key pays once at the provider. */
  readonly key: string;
  /** The second it began. */
  readonly at: number;
  readonly orderId?: string | undefined;
}

export interface BillingDetails {
  readonly owner: string;
  /** Holds cards and subscriptions at the provider. */
  readonly customer: string;
  /** One at a time: two windows must not pay for one person. */
  readonly saved?: SavedPayment | undefined;
  readonly version: number;
}

export type BillingRecord = BillingDetails & Key;

export const billingRecord = (details: BillingDetails): BillingRecord => ({ ...details, ...billingKey(details.owner) });

/** Undefined until the first checkout. */
export const getBilling = (owner: string) => get<BillingRecord>(billingKey(owner));
