/** The state of a checkout. EXPIRED: it ended without money. */
export type CheckoutState = "OPEN" | "PROCESSING" | "PAID" | "EXPIRED";

/** A hosted checkout of the provider, or a payment with the saved card. */
export interface Checkout {
  readonly id: string;
  readonly accountId: string | undefined;
  readonly planId: string | undefined;
  readonly cents: number;
  readonly state: CheckoutState;
  /** The subscription that it began, once it is complete. */
  readonly subscription: string | undefined;
  /** Of a payment with the saved card: the member it is for, if one was named. */
  readonly meant?: string | undefined;
  readonly isSaved?: boolean | undefined;
}
