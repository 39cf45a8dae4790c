import type Stripe from "stripe";
import { stripe } from "#lambdas/adapters/stripe.ts";
import { easternDayOf, secondsNow } from "#shared/rules/dates.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";
import { nextRenewal, type RenewalDay, shareLeft } from "#shared/rules/payment/renewalDay.ts";
import { idOf } from "./idOf.ts";
import { findRunning } from "./lookups.ts";
import { centsOf, priceOf } from "./prices.ts";

export interface Renewing {
  readonly renewalDay: RenewalDay;
  readonly customer: string;
}

export async function findRenewing(subscription: string): Promise<Renewing | undefined> {
  const found = await findRunning(subscription);
  if (!found) return undefined;
  const { billing_cycle_anchor: at, billing_cycle_anchor_config: config, customer } = found;
  const day = config?.day_of_month ?? new Date(at * 1000).getUTCDate();
  return { renewalDay: { at, day }, customer: idOf(customer) };
}

interface FirstPeriod {
  readonly plan: PlanPrice;
  /** Due today. */
  readonly cents: number;
  readonly renewalDay: RenewalDay | undefined;
}

/** Parameters by which a new subscription joins the renewal day. */
export function anchorOf({ plan, cents, renewalDay }: FirstPeriod) {
  if (!renewalDay) return {};
  const moment = new Date(renewalDay.at * 1000);
  return {
    billing_cycle_anchor_config: {
      day_of_month: renewalDay.day,
      ...(plan.interval === "year" ? { month: moment.getUTCMonth() + 1 } : {}),
      hour: moment.getUTCHours(),
      minute: moment.getUTCMinutes(),
      second: moment.getUTCSeconds(),
    },
    proration_behavior: cents > 0 ? "create_prorations" : "none",
  } as const;
}

const leastCents = 50;

/**
 * The charge of a new plan until the renewal, 0 where it is less than a card takes. At least the period's own share:
 * a preview cannot be asked for a renewal on each 31st, and takes a February for longer than it is.
 */
export async function centsUntil({ customer, renewalDay }: Renewing, plan: PlanPrice): Promise<number> {
  const [api, price] = await Promise.all([stripe(), priceOf(plan)]);
  const now = secondsNow();
  const { total } = await api.invoices.createPreview({
    customer,
    subscription_details: {
      items: [{ price, quantity: 1 }],
      billing_cycle_anchor: {
        type: "timestamp",
        timestamp: nextRenewal(renewalDay, plan.interval, now),
      },
      proration_behavior: "create_prorations",
    },
  });
  const cents = Math.max(total, Math.round(centsOf(plan) * shareLeft(renewalDay, plan.interval, now)));
  return cents < leastCents ? 0 : Math.min(cents, centsOf(plan));
}

/** Eastern days; `ends` once the renewal is stopped. */
export interface PlanDays {
  readonly customer: string;
  readonly renews?: string | undefined;
  readonly ends?: string | undefined;
}

const dayAt = (second: number): string => easternDayOf(new Date(second * 1000));

export function daysOf({ cancel_at, cancel_at_period_end, items, customer }: Stripe.Subscription): PlanDays {
  const over = items.data[0]?.current_period_end;
  const end = cancel_at ?? (cancel_at_period_end ? over : undefined);
  if (end !== undefined) return { customer: idOf(customer), ends: dayAt(end) };
  return { customer: idOf(customer), renews: over === undefined ? undefined : dayAt(over) };
}

/** Undefined for an ended subscription. */
export async function readPlanDays(subscription: string): Promise<PlanDays | undefined> {
  const found = await findRunning(subscription);
  return found && daysOf(found);
}
