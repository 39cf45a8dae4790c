import { createCustomer } from "#lambdas/adapters/billing/customers.ts";
import { findRenewing, type Renewing } from "#lambdas/adapters/billing/renewalDays.ts";
import { type BillingRecord, billingRecord, getBilling } from "#lambdas/records/payments/billing.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";

class Known extends Error {}

/** Keeps the customer of an account; the first one that is kept counts. */
async function keepCustomer(owner: string, customer: string): Promise<BillingRecord> {
  const record = billingRecord({ owner, customer, version: 1 });
  try {
    await transact([insert(record, new Known())]);
    return record;
  } catch (error) {
    if (!(error instanceof Known)) throw error;
    return (await getBilling(owner)) ?? record;
  }
}

/** The account with the provider, made at the first checkout. */
export async function requireBilling(owner: string): Promise<BillingRecord> {
  return (await getBilling(owner)) ?? keepCustomer(owner, await createCustomer(owner));
}

/** The most plans that the provider is asked about, the oldest first: one may have ended without our knowing. */
const mostAsked = 5;

/** The renewal of an account's oldest running plan, which later ones join; undefined while none runs. */
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
