import {
  duePk,
  endingsPk,
  fullPlanChecksPk,
  newId,
  paymentErasuresPk,
  planMovesPk,
  renewalStopsPk,
  sponsorChecksPk,
} from "#lambdas/records/table/keys.ts";
import type { Key, Write } from "#lambdas/records/table/table.ts";
import { type WorkQueue, workQueue } from "#lambdas/records/table/workQueue.ts";

// Work on payments: queued in the transaction that is its reason, and repeated daily until done.

/** The day of a payment check, due or under way. The member's record decides whether it still matters. */
export interface PaymentCheck {
  readonly owner: string;
  readonly mid: string;
  readonly day: string;
}

export type PaymentCheckRecord = PaymentCheck & Key;

export const paymentChecks = (day: string) =>
  workQueue<PaymentCheck>(duePk(day), ({ owner, mid }) => `${owner}.${mid}`);

export const addPaymentCheck = ({ owner, mid, day }: PaymentCheck): Write =>
  paymentChecks(day).add({ owner, mid, day });

/** One account's rows can be read alone. */
interface OwnedQueue<Work> extends WorkQueue<Work> {
  /** @param owner undefined for all accounts */
  readOf(owner: string | undefined, after: string, limit: number): Promise<(Work & Key)[]>;
}

function ownedQueue<Work extends { readonly owner: string }>(
  pk: string,
  idOf: (work: Work) => string,
): OwnedQueue<Work> {
  const queue = workQueue<Work>(pk, (work) => `${work.owner}#${idOf(work)}`);
  const readOf: OwnedQueue<Work>["readOf"] = (owner, after, limit) =>
    queue.read(after, limit, owner === undefined ? "" : `${owner}#`);
  return { ...queue, readOf };
}

interface AccountCheck {
  readonly owner: string;
  /** Ending one check never removes a family's later one. */
  readonly id: string;
}

export type AccountCheckRecord = AccountCheck & Key;

/** Families some paid member left: the full plan may be lacking. */
export const fullPlanChecks = ownedQueue<AccountCheck>(fullPlanChecksPk, ({ id }) => id);

/** In the transaction of a paid member leaving, or paying with another order. */
export const addFullPlanCheck = (owner: string): Write => fullPlanChecks.add({ owner, id: newId() });

/** Families with changed homes: a department may begin or stop paying. */
export const sponsorChecks = ownedQueue<AccountCheck>(sponsorChecksPk, ({ id }) => id);

export const addSponsorCheck = (owner: string): Write => sponsorChecks.add({ owner, id: newId() });

export interface OrderWork {
  readonly owner: string;
  readonly orderId: string;
}

/** Orders at another plan, until the provider has the new price. */
export const planMoves = ownedQueue<OrderWork>(planMovesPk, ({ orderId }) => orderId);

/** Orders not to renew, since a department pays for the member; removed with the order's last day. */
export const renewalStops = workQueue<OrderWork>(renewalStopsPk, ({ orderId }) => orderId);

/** Subscriptions to end with the provider. */
export const subscriptionEnds = workQueue<OrderWork>(endingsPk, ({ orderId }) => orderId);

/** An erased account's order or customer still at the provider. */
export interface PaymentErasure {
  readonly kind: "order" | "customer";
  readonly id: string;
}

/** Added before the account's rows are deleted, removed after the provider's. */
export const paymentErasures = workQueue<PaymentErasure>(paymentErasuresPk, ({ id }) => id);
