import { changePlan } from "#lambdas/adapters/changePlan.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { currentPlan, getOrder, orderRecord } from "#lambdas/records/payments/order.ts";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import { addLaterCheck, addPlanMove, type OrderWork } from "#lambdas/records/payments/paymentWork.ts";
import { replace, transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { lacksFullPlan, nextAtFullPlan } from "#shared/rules/payment/fullPlan.ts";
import { fullPlanOf, planById } from "#shared/rules/payment/pricing.ts";
import { readPaidMembers } from "./paidMembers.ts";

// A paying family has one member at the full plan. After that one leaves, another takes it in two steps,
// since the provider takes part in no transaction: our order moves, then the subscription.

/** Looks again tomorrow while no member is settled. */
export const settleFullPlan = ({ owner }: { readonly owner: string }, today: string, done: Write): Promise<void> =>
  retryOnConflict(async () => {
    const paid = await readPaidMembers(owner);
    if (!lacksFullPlan(paid)) return;
    const next = nextAtFullPlan(paid);
    const plan = next?.planId && planById(next.planId);
    if (!next?.order || !plan) return transact([done, addLaterCheck("settleFullPlan", owner, addDays(today, 1))]);
    const { member, order } = next;
    await transact([
      done,
      unchanged(member),
      replace(orderRecord({ ...order, movedTo: fullPlanOf(plan).id })),
      addPlanMove({ owner, orderId: order.id }),
    ]);
  });

/** Also tells the owner, unless the subscription ended. */
export async function movePlan({ owner, orderId }: OrderWork, done: Write): Promise<void> {
  const order = await getOrder(owner, orderId);
  const plan = order && planById(currentPlan(order));
  const from = plan && (await changePlan(orderId, order.subscription, plan));
  const mail = { owner, orderId, day: dayOf(new Date()) };
  if (from !== undefined) await transact([done, addPaymentMail({ ...mail, content: { kind: "moved", from } })]);
}
