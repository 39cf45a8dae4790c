import type Stripe from "stripe";
import { isProviderError, stripe } from "#lambdas/adapters/stripe.ts";

const isMissing = (error: unknown) =>
  isProviderError(error, "StripeInvalidRequestError") && error.code === "resource_missing";

/** The provider's answer; undefined when it knows no such thing. */
export async function unlessMissing<Result>(
  ask: (api: Stripe) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await ask(await stripe());
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** States of a subscription whose first payment failed, or that has ended. */
export const endedSubscriptions: readonly string[] = ["incomplete_expired", "canceled", "unpaid"];

/** States from which a subscription does not come back. */
const gone: readonly string[] = ["canceled", "incomplete_expired"];

/** A running subscription; undefined for one that has ended or never was. */
export async function findRunning(id: string | undefined): Promise<Stripe.Subscription | undefined> {
  const found = id ? await unlessMissing((api) => api.subscriptions.retrieve(id)) : undefined;
  return found && !gone.includes(found.status) ? found : undefined;
}

/**
 * Pauses the charges of a subscription, or resumes them with its next period. Skipped periods are never
 * charged.
 */
export async function pauseSubscription(id: string, isPaused: boolean): Promise<void> {
  const found = await findRunning(id);
  if (!found || (found.pause_collection !== null) === isPaused) return;
  const pause = isPaused ? ({ behavior: "void" } as const) : "";
  await unlessMissing((api) => api.subscriptions.update(id, { pause_collection: pause }));
}
