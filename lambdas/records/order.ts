import { secondsNow } from "#shared/rules/dates.ts";
import type { PlanId } from "#shared/rules/pricing.ts";
import { accountPk, lastOf, orderClaimKey, orderKey, paymentEventKey } from "./keys.ts";
import { get, insert, type Key, range, type Write } from "./table.ts";

/** OPEN: not paid yet; PROCESSING: the provider is still working; EXPIRED: it ended without money. */
export type OrderState = "OPEN" | "PROCESSING" | "PAID" | "EXPIRED";

/** What is stored of an order. Its id is the provider's checkout session's. */
export interface OrderDetails {
  readonly id: string;
  readonly owner: string;
  readonly planId: PlanId;
  readonly cents: number;
  readonly state: OrderState;
  /** The member that it pays for, once it was used. */
  readonly member?: string | undefined;
  readonly created: string;
  readonly version: number;
}

/** An order that brought no money leaves the table by itself. */
export type OrderRecord = OrderDetails & Key & { expiresAt?: number };

const unpaidSeconds = 7 * 24 * 60 * 60;

export function orderRecord(details: OrderDetails): OrderRecord {
  const { id, owner, planId, cents, state, member, created, version } = details;
  const kept = state === "PAID" || state === "PROCESSING" || member !== undefined;
  const end = Math.floor(Date.parse(created) / 1000) + unpaidSeconds;
  return {
    ...{ id, owner, planId, cents, state, member, created, version },
    ...orderKey(owner, id),
    ...(kept ? {} : { expiresAt: end }),
  };
}

export const getOrder = (owner: string, id: string) => get<OrderRecord>(orderKey(owner, id));

/** Every order of an account that is not gone yet. */
export const readOrders = (owner: string) => range<OrderRecord>(accountPk(owner), "O#", lastOf("O#"));

/** Claims an order for a member in the transaction that makes the member; throws `used` the second time. */
export function claimOrder(orderId: string, owner: string, member: string, used: Error): Write {
  const record = { ...orderClaimKey(orderId), accountId: owner, member };
  return insert(record, used);
}

const eventSeconds = 30 * 24 * 60 * 60;

/** That an event of the provider has taken effect; throws `seen` the second time. */
export function insertEvent(id: string, seen: Error): Write {
  const record = { ...paymentEventKey(id), expiresAt: secondsNow() + eventSeconds };
  return insert(record, seen);
}
