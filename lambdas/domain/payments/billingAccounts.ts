import { createCustomer } from "#lambdas/adapters/billing/customers.ts";
import { findRenewing, type Renewing } from "#lambdas/adapters/billing/renewalDays.ts";
import { only } from "#lambdas/only.ts";
import { type BillingRecord, billingRecord, getBilling } from "#lambdas/records/payments/billing.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";

class AlreadyStored extends Error {}

/** The first one counts. */
function keepCustomer(owner: string, customer: string): Promise<BillingRecord> {
  const record = billingRecord({ owner, customer, version: 1 });
  return transact([insert(record, new AlreadyStored())]).then(
    () => record,
    only(AlreadyStored, async () => (await getBilling(owner)) ?? record),
  );
}

/** Created at the first checkout. */
export async function requireBilling(owner: string): Promise<BillingRecord> {
  return (await getBilling(owner)) ?? keepCustomer(owner, await createCustomer(owner));
}

/** Oldest first: the provider may have ended some unknown to us. */
const mostAsked = 5;

/** Of the oldest running plan, which later ones join. */
export async function readRenewing(owner: string): Promise<Renewing | undefined> {
  const paying = (await readOrders(owner))
    .filter(({ state, member, ended }) => state === "PAID" && member !== undefined && !ended)
    .sort((one, other) => (one.created < other.created ? -1 : 1))
    .slice(0, mostAsked);
  for (const { subscription } of paying) {
    const found = subscription === undefined ? undefined : await findRenewing(subscription);
    if (found) return found;
  }
  return undefined;
}
