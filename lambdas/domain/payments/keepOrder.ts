import { type OrderRecord, orderRecord } from "#lambdas/records/payments/order.ts";
import type { PaymentTokenDetails } from "#lambdas/records/payments/paymentToken.ts";
import { addPaymentCheck } from "#lambdas/records/payments/paymentWork.ts";
import { insert, transact, type Write } from "#lambdas/records/table/table.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import type { PlanId } from "#shared/rules/payment/pricing.ts";

class AlreadyStored extends Error {}

/** News of a payment may never arrive. */
const checkTomorrow = ({ owner, meant: mid }: OrderRecord): Write[] =>
  mid === undefined ? [] : [addPaymentCheck({ owner, mid, day: addDays(dayOf(new Date()), 1) })];

export interface NewOrder {
  readonly id: string;
  readonly owner: string;
  readonly planId: PlanId;
  readonly cents: number;
  readonly isProrated: boolean;
  readonly meant: string | undefined;
  readonly subscription?: string | undefined;
}

export const orderOf = (
  { accountId: owner, planId, member: meant, renewalDay }: PaymentTokenDetails,
  { id, cents }: { readonly id: string; readonly cents: number },
): NewOrder => ({ id, owner, planId, cents, isProrated: renewalDay !== undefined, meant });

/**
 * The token or an event may have stored it before. Returns whether it is new.
 * @param more writes of the same transaction
 */
export async function keepOrder({ isProrated, ...order }: NewOrder, more: readonly Write[] = []): Promise<boolean> {
  const created = new Date().toISOString();
  const prorated = isProrated ? { isProrated } : {};
  const record = orderRecord({ ...order, ...prorated, state: "OPEN", created, version: 1 });
  try {
    await transact([insert(record, new AlreadyStored()), ...checkTomorrow(record), ...more]);
    return true;
  } catch (error) {
    if (!(error instanceof AlreadyStored)) throw error;
    if (more.length > 0) await transact(more);
    return false;
  }
}
