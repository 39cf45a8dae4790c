import { readEvent } from "#lambdas/adapters/paymentEvents.ts";
import { VisibleError } from "#lambdas/errors.ts";
import * as orders from "./orders.ts";

/** Takes in what the payment provider sent. Throws invalid when it is not signed by the provider. */
export async function receive(body: string, signature: string): Promise<void> {
  const event = await readEvent(body, signature);
  if (!event) throw new VisibleError("invalid", "This event is not signed by the payment provider.");
  await orders.receive(event);
}
