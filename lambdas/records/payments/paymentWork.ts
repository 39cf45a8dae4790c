import { enqueue, enqueueOn } from "#lambdas/records/table/outbox.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { TaskOf } from "#shared/contract/queues.ts";

// Queued in the transaction that is its reason.

export type PaymentCheck = TaskOf<"payments", "checkPayment">;

/** For the day on which a payment is due, or is looked at while under way. */
export const addPaymentCheck = ({ owner, mid, day }: PaymentCheck): Write =>
  enqueueOn({ day, owner, name: `payment.${owner}.${mid}` }, "payments", { task: "checkPayment", owner, mid, day });

/** When a paid member leaves, or pays with another order. */
export const addFullPlanCheck = (owner: string): Write => enqueue("payments", { task: "settleFullPlan", owner });

/** When homes changed: a department may begin or stop paying. */
export const addSponsorCheck = (owner: string): Write => enqueue("payments", { task: "followSponsor", owner });

/** Again on a day, while a payment under way has to decide first. */
export const addLaterCheck = (task: "settleFullPlan" | "followSponsor", owner: string, day: string): Write =>
  enqueueOn({ day, owner, name: `${task}.${owner}` }, "payments", { task, owner });

export type OrderWork = TaskOf<"payments", "movePlan">;

/** An order at another plan, until the provider has the new price. */
export const addPlanMove = ({ owner, orderId }: OrderWork): Write =>
  enqueue("payments", { task: "movePlan", owner, orderId });

/** An order not to renew, since a department pays for the member. */
export const addRenewalStop = ({ owner, orderId }: OrderWork): Write =>
  enqueue("payments", { task: "stopRenewal", owner, orderId });

interface Payer {
  readonly owner: string;
  readonly orderId?: string | undefined;
}

/**
 * Lest one who is gone, or paid otherwise, be charged for. Nothing without an order.
 * @param why a failed payment that comes through before the end keeps its subscription
 */
export const endOf = ({ owner, orderId }: Payer, why: { readonly failed?: boolean } = {}): Write[] =>
  orderId === undefined ? [] : [enqueue("payments", { task: "endSubscription", owner, orderId, ...why })];

/** Before an erased account's rows are deleted. */
export const addPaymentErasure = (task: "eraseCheckout" | "eraseCustomer", id: string): Write =>
  enqueue("payments", { task, id });
