import { readKey, stripe } from "#lambdas/adapters/stripe.ts";
import type { SignedEvent } from "./payments.ts";

interface InvoiceEvent {
  readonly data: {
    readonly object: {
      readonly parent: { readonly subscription_details: { readonly subscription: string; readonly metadata: object } };
    };
  };
}

/** Signed, as an endpoint of an older version of the provider's API gets an invoice's event. */
export async function inOlderVersion({ type, payload }: SignedEvent): Promise<SignedEvent> {
  const event = JSON.parse(payload) as InvoiceEvent;
  const { parent, ...invoice } = event.data.object;
  const { subscription, metadata } = parent.subscription_details;
  const object = { ...invoice, subscription, subscription_details: { metadata } };
  const older = JSON.stringify({ ...event, api_version: "2024-06-20", data: { object } });
  const [{ webhooks }, secret] = await Promise.all([stripe(), readKey("webhookSecret")]);
  return { type, payload: older, signature: webhooks.generateTestHeaderString({ payload: older, secret }) };
}
