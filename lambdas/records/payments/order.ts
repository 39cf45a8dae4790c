import { accountPk, lastOf, orderClaimKey, orderKey, paymentEventKey } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, range, type Write } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import type { PlanId } from "#shared/rules/pricing.ts";

/** OPEN: not paid yet; PROCESSING: the provider is still working; EXPIRED: it ended without money. */
export type OrderState = "OPEN" | "PROCESSING" | "PAID" | "EXPIRED";

/**
 * Where the money of one period is. FAILED: it could not be taken; DISPUTED: the card's owner wants it back;
 * KEPT: a dispute was decided for us; REFUNDED: all of it was given back.
 */
export type PeriodState = "FAILED" | "PAID" | "DISPUTED" | "KEPT" | "REFUNDED";

/** One period of a subscription that the provider has told something about, by its invoice. */
export interface Period {
  readonly invoice: string;
  /** The second in which the invoice was made. */
  readonly at: number;
  readonly state: PeriodState;
}

/** What is stored of an order. Its id is the provider's checkout session's. */
export interface OrderDetails {
  readonly id: string;
  readonly owner: string;
  readonly planId: PlanId;
  readonly cents: number;
  readonly state: OrderState;
  /** The member that it pays for, once it was used. */
  readonly member?: string | undefined;
  /** The member that it was opened for, when there was one: another may be paid with it. */
  readonly meant?: string | undefined;
  /** The provider's subscription, once the checkout was completed. */
  readonly subscription?: string | undefined;
  /** The newest period that the provider told something about; none until a renewal or a refund. */
  readonly period?: Period | undefined;
  /** Whether its subscription has ended: no period follows any more. */
  readonly ended?: boolean | undefined;
  readonly created: string;
  readonly version: number;
}

/** An order that brought no money leaves the table by itself. */
export type OrderRecord = OrderDetails & Key & { expiresAt?: number };

/** Whether money came for an order in this state, or is about to. */
export const hasMoney = (state: OrderState | undefined): boolean =>
  state === "PAID" || state === "PROCESSING";

const unpaidSeconds = 7 * 24 * 60 * 60;

export function orderRecord(details: OrderDetails): OrderRecord {
  const { id, owner, planId, cents, state, member, meant, subscription, period, ended } = details;
  const { created, version } = details;
  const kept = hasMoney(state) || member !== undefined;
  const end = Math.floor(Date.parse(created) / 1000) + unpaidSeconds;
  return {
    ...{ id, owner, planId, cents, state, member, meant, subscription, period, ended, created, version },
    ...orderKey(owner, id),
    ...(kept ? {} : { expiresAt: end }),
  };
}

/** Whether the money of a paid order is missing now: not taken at a renewal, wanted or given back, or ended. */
export const isUnpaid = ({ period, ended }: OrderDetails): boolean =>
  ended === true || (period !== undefined && period.state !== "PAID" && period.state !== "KEPT");

/** Whether the provider still works on an order's first payment: one whose subscription has ended comes to nothing. */
export const isUnderWay = ({ state, ended }: OrderDetails): boolean => state === "PROCESSING" && !ended;

export const getOrder = (owner: string, id: string) => get<OrderRecord>(orderKey(owner, id));

/** The order that pays for somebody, if there is one. */
export const getOrderOf = async ({ owner, orderId }: { owner: string; orderId?: string | undefined }) =>
  orderId === undefined ? undefined : getOrder(owner, orderId);

/** Every order of an account that is not gone yet. */
export const readOrders = (owner: string) => range<OrderRecord>(accountPk(owner), "O#", lastOf("O#"));

/** Claims an order for a member in the transaction that makes the member; throws `used` the second time. */
export function claimOrder(orderId: string, owner: string, member: string, used?: Error): Write {
  const record = { ...orderClaimKey(orderId), accountId: owner, member };
  return insert(record, used);
}

const eventSeconds = 30 * 24 * 60 * 60;

/** That an event of the provider has taken effect; throws `seen` the second time. */
export function insertEvent(id: string, seen: Error): Write {
  const record = { ...paymentEventKey(id), expiresAt: secondsNow() + eventSeconds };
  return insert(record, seen);
}
