/** EXPIRED: ended without money. */
export type CheckoutState = "OPEN" | "PROCESSING" | "PAID" | "EXPIRED";

/** A hosted checkout, or a payment with the saved card. */
export interface Checkout {
  readonly id: string;
  readonly accountId: string | undefined;
  readonly planId: string | undefined;
  readonly cents: number;
  readonly state: CheckoutState;
  /** Once it is complete. */
  readonly subscription: string | undefined;
  /** The member of a payment with the saved card, if named. */
  readonly meant?: string | undefined;
  readonly isSaved?: boolean | undefined;
}
