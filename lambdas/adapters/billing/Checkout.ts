import type { OrderState } from "#lambdas/records/payments/order.ts";

/** A hosted checkout, or a payment with the saved card. */
export interface Checkout {
  readonly id: string;
  readonly accountId: string | undefined;
  readonly planId: string | undefined;
  readonly cents: number;
  readonly state: OrderState;
  /** Once it is complete. */
  readonly subscription: string | undefined;
  /** The member of a payment with the saved card, if named. */
  readonly meant?: string | undefined;
  readonly isSaved?: boolean | undefined;
}
