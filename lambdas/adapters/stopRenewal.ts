import { daysOf } from "./billing/renewalDays.ts";
import { findRunning, unlessMissing } from "./billing/subscriptions.ts";
import { readCheckout } from "./payments.ts";

/**
 * Lets a checkout's subscription end with its paid period; repeating changes nothing. Returns the last day,
 * YYYY-MM-DD; undefined once ended.
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
