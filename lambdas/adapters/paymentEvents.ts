import Stripe from "stripe";
import { type Checkout, showCheckout } from "./payments.ts";
import { readKey, stripe } from "./stripe.ts";

/** What an event says of a checkout; `checkout` is undefined for events about anything else. */
export interface PaymentEvent {
  readonly id: string;
  readonly checkout: Checkout | undefined;
}

/** Reads an event over its raw body; undefined when it is not signed by the provider. */
export async function readEvent(body: string, signature: string): Promise<PaymentEvent | undefined> {
  const [api, key] = await Promise.all([stripe(), readKey("webhookSecret")]);
  let event: Stripe.Event;
  try {
    event = api.webhooks.constructEvent(body, signature, key);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
  return { id: event.id, checkout: checkoutOf(event) };
}

function checkoutOf(event: Stripe.Event): Checkout | undefined {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return showCheckout(event.data.object);
    case "checkout.session.async_payment_failed":
      return { ...showCheckout(event.data.object), state: "EXPIRED" };
    default:
      return undefined;
  }
}
