import { accountPk, lastOf, orderClaimKey, orderKey, paymentEventKey } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, range, type Write } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import type { PlanId } from "#shared/rules/payment/pricing.ts";

/** OPEN: not paid yet; PROCESSING: under way; EXPIRED: it ended without money. */
export type OrderState = "OPEN" | "PROCESSING" | "PAID" | "EXPIRED";

/**
 * The money of one period. FAILED: it could not be taken; DISPUTED: the card's owner wants it back; KEPT: a
 * dispute was decided for us; REFUNDED: all of it was given back.
 */
export type PeriodState = "FAILED" | "PAID" | "DISPUTED" | "KEPT" | "REFUNDED";

/** One period of a subscription, by the provider's invoice. */
export interface Period {
  readonly invoice: string;
  /** The second in which the invoice was made. */
  readonly at: number;
  readonly state: PeriodState;
}

/** An order. Its id is that of the provider's checkout session, or of the subscription that a saved card pays. */
export interface OrderDetails {
  readonly id: string;
  readonly owner: string;
  readonly planId: PlanId;
  /** The first payment. */
  readonly cents: number;
  /** Whether that is at most the plan's price, because the plan joined the account's renewal day. */
  readonly isProrated?: boolean | undefined;
  /** The plan of later periods, once its member took the full plan. */
  readonly movedTo?: PlanId | undefined;
  readonly state: OrderState;
  /** The member that it pays for, once it is used. */
  readonly member?: string | undefined;
  /** The member that it was opened for, if any: it may pay for another. */
  readonly meant?: string | undefined;
  /** The provider's subscription, once the checkout is complete. */
  readonly subscription?: string | undefined;
  /** The newest period with news from the provider; none until a renewal or a refund. */
  readonly period?: Period | undefined;
  /** The day on which its subscription ends, YYYY-MM-DD, because its owner stopped the renewal. */
  readonly ends?: string | undefined;
  /** Whether its subscription has ended: no period follows. */
  readonly ended?: boolean | undefined;
  readonly created: string;
  readonly version: number;
}

/** An order without money expires from the table. */
export type OrderRecord = OrderDetails & Key & { expiresAt?: number };

/** Whether money came for an order in this state, or is about to. */
export const hasMoney = (state: OrderState | undefined): boolean =>
  state === "PAID" || state === "PROCESSING";

const unpaidSeconds = 7 * 24 * 60 * 60;

export function orderRecord(details: OrderDetails): OrderRecord {
  const { id, owner, planId, cents, isProrated, movedTo, state, member, meant, subscription } = details;
  const { period, ends, ended, created, version } = details;
  const kept = hasMoney(state) || member !== undefined;
  const end = Math.floor(Date.parse(created) / 1000) + unpaidSeconds;
  return {
    id,
    owner,
    planId,
    cents,
    isProrated,
    movedTo,
    state,
    member,
    meant,
    subscription,
    period,
    ends,
    ended,
    created,
    version,
    ...orderKey(owner, id),
    ...(kept ? {} : { expiresAt: end }),
  };
}

/** Whether a paid order's money is missing now: not taken at a renewal, disputed, given back, or ended. */
export const isUnpaid = ({ period, ended }: OrderDetails): boolean =>
  ended === true || (period !== undefined && period.state !== "PAID" && period.state !== "KEPT");

/** The plan at which an order renews. */
export const currentPlan = ({ planId, movedTo }: OrderDetails): PlanId => movedTo ?? planId;

/** Whether an order's first payment is under way; it fails when the subscription has ended. */
export const isUnderWay = ({ state, ended }: OrderDetails): boolean => state === "PROCESSING" && !ended;

export const getOrder = (owner: string, id: string) => get<OrderRecord>(orderKey(owner, id));

/** The order that pays for a member, if any. */
export const getOrderOf = async ({ owner, orderId }: { owner: string; orderId?: string | undefined }) =>
  orderId === undefined ? undefined : getOrder(owner, orderId);

/** Every order of an account that has not expired. */
export const readOrders = (owner: string) => range<OrderRecord>(accountPk(owner), "O#", lastOf("O#"));

/**
 * Claims an order for a member in the transaction of the member; throws `used`, or a Conflict, when it was
 * claimed before.
 */
export function claimOrder(orderId: string, owner: string, member: string, used?: Error): Write {
  const record = { ...orderClaimKey(orderId), accountId: owner, member };
  return insert(record, used);
}

const eventSeconds = 30 * 24 * 60 * 60;

/** Records that an event of the provider was applied; throws `seen` the second time. */
export function insertEvent(id: string, seen: Error): Write {
  const record = { ...paymentEventKey(id), expiresAt: secondsNow() + eventSeconds };
  return insert(record, seen);
}
