import {
  accountPk,
  lastOf,
  orderClaimKey,
  orderKey,
  paymentEventKey,
  receiptKey,
} from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, range, type Write } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import type { PlanId } from "#shared/rules/payment/pricing.ts";

/** PROCESSING: under way; EXPIRED: ended without money. */
export type OrderState = "OPEN" | "PROCESSING" | "PAID" | "EXPIRED";

/**
 * A period's money. FAILED: not taken; DISPUTED: wanted back by the card's owner; KEPT: a dispute decided for
 * us; REFUNDED: all returned.
 */
export type PeriodState = "FAILED" | "PAID" | "DISPUTED" | "KEPT" | "REFUNDED";

/** A subscription's period, by the provider's invoice. */
export interface Period {
  readonly invoice: string;
  /** The second of the invoice. */
  readonly at: number;
  readonly state: PeriodState;
}

/** The id is a checkout session's, or a subscription's for a saved card. */
export interface OrderDetails {
  readonly id: string;
  readonly owner: string;
  readonly planId: PlanId;
  /** The first payment. */
  readonly cents: number;
  /** Joined the renewal day: at most the plan's price. */
  readonly isProrated?: boolean | undefined;
  /** The later periods' plan, once its member took the full plan. */
  readonly movedTo?: PlanId | undefined;
  readonly state: OrderState;
  /** Once it is used. */
  readonly member?: string | undefined;
  /** Opened for this member; it may pay for another. */
  readonly meant?: string | undefined;
  /** Once the checkout is complete. */
  readonly subscription?: string | undefined;
  /** The newest period with news; none before a renewal or refund. */
  readonly period?: Period | undefined;
  /** The last day, YYYY-MM-DD, after a stopped renewal. */
  readonly ends?: string | undefined;
  /** Its renewal is to stop, since a department pays. */
  readonly isStopping?: true | undefined;
  /** No period follows. */
  readonly ended?: boolean | undefined;
  readonly created: string;
  readonly version: number;
}

/** Without money it expires. */
export type OrderRecord = OrderDetails & Key & { expiresAt?: number };

/** Whether money came or is about to. */
export const hasMoney = (state: OrderState | undefined): boolean => state === "PAID" || state === "PROCESSING";

const unpaidSeconds = 7 * 24 * 60 * 60;

export function orderRecord({ expiresAt: _, ...details }: OrderDetails & { expiresAt?: number }): OrderRecord {
  const { id, owner, state, member, created } = details;
  const isKept = hasMoney(state) || member !== undefined;
  const expiresAt = Math.floor(Date.parse(created) / 1000) + unpaidSeconds;
  return { ...details, ...orderKey(owner, id), ...(isKept ? {} : { expiresAt }) };
}

/** Not taken, disputed, refunded or ended. */
export const isUnpaid = ({ period, ended }: OrderDetails): boolean =>
  ended === true || (period !== undefined && period.state !== "PAID" && period.state !== "KEPT");

export const currentPlan = ({ planId, movedTo }: OrderDetails): PlanId => movedTo ?? planId;

/** A subscription's end fails it. */
export const isUnderWay = ({ state, ended }: OrderDetails): boolean => state === "PROCESSING" && !ended;

export const getOrder = (owner: string, id: string) => get<OrderRecord>(orderKey(owner, id));

export const getOrderOf = async ({ owner, orderId }: { owner: string; orderId?: string | undefined }) =>
  orderId === undefined ? undefined : getOrder(owner, orderId);

export const readOrders = (owner: string) => range<OrderRecord>(accountPk(owner), "O#", lastOf("O#"));

/** Throws `used`, or a Conflict, for a used order. */
export const claimOrder = (orderId: string, owner: string, member: string, used?: Error): Write =>
  insert({ ...orderClaimKey(orderId), accountId: owner, member }, used);

const eventSeconds = 30 * 24 * 60 * 60;

/** Throws `seen` the second time. */
export const insertEvent = (id: string, seen: Error): Write =>
  insert({ ...paymentEventKey(id), expiresAt: secondsNow() + eventSeconds }, seen);

/** Longer than the provider has news of an invoice. */
const receiptSeconds = 400 * 24 * 60 * 60;

export const hasReceipt = async (invoice: string): Promise<boolean> =>
  (await get<Key>(receiptKey(invoice))) !== undefined;

/** Fails the second time. */
export const insertReceipt = (invoice: string): Write =>
  insert({ ...receiptKey(invoice), expiresAt: secondsNow() + receiptSeconds });
