import { daysOf } from "./billing/renewalDays.ts";
import { findRunning, unlessMissing } from "./billing/subscriptions.ts";
import { readCheckout } from "./payments.ts";

/**
 * Lets the subscription of a checkout end with the period that is paid. Returns its last day, YYYY-MM-DD; undefined when
 * it has ended. A second time it changes nothing.
 */
export async function stopRenewal(
  checkoutId: string,
  known: string | undefined,
): Promise<string | undefined> {
  const found = await findRunning(known ?? (await readCheckout(checkoutId))?.subscription);
  if (!found) return undefined;
  const { ends } = daysOf(found);
  if (ends !== undefined) return ends;
  const stopped = await unlessMissing((api) =>
    api.subscriptions.update(found.id, { cancel_at_period_end: true }),
  );
  return stopped && daysOf(stopped).ends;
}
