import type { Checkout } from "#lambdas/adapters/billing/Checkout.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import {
  getOrder,
  type OrderDetails,
  type OrderRecord,
  type OrderState,
  orderRecord,
} from "#lambdas/records/payments/order.ts";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import { endOf } from "#lambdas/records/payments/paymentWork.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { updateMemberOf } from "./memberPaymentState.ts";

/** Events come in any order: an older one never undoes a payment. */
const nextStates: Record<OrderState, readonly OrderState[]> = {
  OPEN: ["PROCESSING", "PAID", "EXPIRED"],
  PROCESSING: ["PAID", "EXPIRED"],
  EXPIRED: ["PAID"],
  PAID: [],
};

/** A first payment that fails later leaves a subscription which goes on asking for money. */
const endOfFailed = ({ owner, id, state, subscription }: OrderDetails): Write[] =>
  state === "EXPIRED" && subscription ? endOf({ owner, orderId: id }, { failed: true }) : [];

/** An order becomes paid once, so this is written once. */
const receiptOf = ({ owner, id, cents }: OrderDetails): Write =>
  addPaymentMail({
    owner,
    orderId: id,
    day: easternDayOf(new Date()),
    content: { kind: "receipt", cents, isRenewal: false },
  });

type CheckoutResult = Pick<Checkout, "state" | "subscription" | "cents">;

interface OrderChange {
  readonly order: OrderRecord;
  readonly receipt: readonly Write[];
}

/** The order in the provider's state; undefined without news. */
export function follow(order: OrderRecord, { state, subscription, cents }: CheckoutResult): OrderChange | undefined {
  if (!nextStates[order.state].includes(state)) return undefined;
  const paid = order.isProrated && state === "PAID" ? { cents } : {};
  const next = { ...order, ...paid, state, subscription: subscription ?? order.subscription };
  return { order: next, receipt: state === "PAID" && next.cents > 0 ? [receiptOf(next)] : [] };
}

/**
 * Returns the order's state.
 * @param first writes added to a change
 */
export async function applyState(
  found: OrderRecord,
  result: CheckoutResult,
  first: readonly Write[] = [],
): Promise<OrderState> {
  if (!follow(found, result)) return found.state;
  return retryOnConflict(async () => {
    const current = (await getOrder(found.owner, found.id)) ?? found;
    const change = follow(current, result);
    if (!change) return current.state;
    const { order, receipt } = change;
    const others = [...(await updateMemberOf(order)), ...endOfFailed(order), ...receipt];
    await transact([...first, replace(orderRecord(order)), ...others]);
    return order.state;
  });
}
