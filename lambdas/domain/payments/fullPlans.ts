import { changePlan } from "#lambdas/adapters/changePlan.ts";
import { accountQueue } from "#lambdas/domain/common/accountQueue.ts";
import { drain } from "#lambdas/domain/common/drain.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { log } from "#lambdas/log.ts";
import { only } from "#lambdas/only.ts";
import { currentPlan, getOrder, orderRecord } from "#lambdas/records/payments/order.ts";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import {
  type AccountCheckRecord,
  fullPlanChecks,
  type OrderWork,
  planMoves,
} from "#lambdas/records/payments/paymentQueues.ts";
import { type Key, remove, replace, transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { lacksFullPlan, nextAtFullPlan } from "#shared/rules/payment/fullPlan.ts";
import { fullPlanOf, planById } from "#shared/rules/payment/pricing.ts";
import { readPaidMembers } from "./paidMembers.ts";

// A paying family has one member at the full plan. After that one leaves, another takes it in two steps,
// since the provider takes part in no transaction: our order moves, then the subscription. Each is queued
// first, for the next run to finish.

class DoneElsewhere extends Error {}

type PlanMoveRow = OrderWork & Key;

const ifDone = only(DoneElsewhere, () => undefined);

const done = ({ pk, sk }: AccountCheckRecord | PlanMoveRow): Write => remove({ pk, sk }, new DoneElsewhere());

/** The check stays while no member is settled. */
async function tryToCheck(row: AccountCheckRecord): Promise<void> {
  const { owner } = row;
  const paid = await readPaidMembers(owner);
  if (!lacksFullPlan(paid)) return transact([done(row)]);
  const next = nextAtFullPlan(paid);
  const plan = next?.planId && planById(next.planId);
  if (!next?.order || !plan) return;
  const { member, order } = next;
  await transact([
    done(row),
    unchanged(member),
    replace(orderRecord({ ...order, movedTo: fullPlanOf(plan).id })),
    planMoves.add({ owner, orderId: order.id }),
  ]);
}

/** Gives a subscription its order's plan and tells the owner, unless it ended. */
async function movePlan(row: PlanMoveRow): Promise<void> {
  const { owner, orderId } = row;
  const order = await getOrder(owner, orderId);
  const plan = order && planById(currentPlan(order));
  const from = plan && (await changePlan(orderId, order.subscription, plan));
  const mail = { owner, id: `moved.${orderId}`, orderId, day: dayOf(new Date()) };
  await transact([
    done(row),
    ...(from === undefined ? [] : [addPaymentMail({ ...mail, content: { kind: "moved", from } })]),
  ]);
}

const unsettled = "a full plan is still to move";
const onFailure = (_row: unknown, { name: reason }: Error): void => log.error(unsettled, { reason });

/** Of one account, or all. Returns whether nothing failed. */
async function settle(owner?: string): Promise<boolean> {
  const isChecked = await drain<AccountCheckRecord>({
    read: (after, limit) => fullPlanChecks.readOf(owner, after, limit),
    work: (row) => retryOnConflict(() => tryToCheck(row)).catch(ifDone),
    onFailure,
    atOnce: 1,
  });
  const isMoved = await drain<PlanMoveRow>({
    read: (after, limit) => planMoves.readOf(owner, after, limit),
    work: (row) => movePlan(row).catch(ifDone),
    onFailure,
    atOnce: 1,
  });
  return isChecked && isMoved;
}

export const { now: settleNow, all: settleAll } = accountQueue({
  settle,
  unsettled,
  failed: "Not every full plan is settled",
});
