import { nextRenewal, type RenewalDay, shareLeft } from "#shared/rules/payment/renewalDay.ts";
import { type Form, groupOf, textOf } from "./form.ts";
import { badRequest } from "./StripeError.ts";
import type { StripeObject } from "./state.ts";

export type Interval = "month" | "year";

/** A new subscription's anchor, and whether the time until then is charged. */
export interface Cycle {
  readonly config: Readonly<Record<string, number | null>> | null;
  readonly prorates: boolean;
}

const names = ["day_of_month", "month", "hour", "minute", "second"];

/** Of a subscription's parameters, or of a checkout's `subscription_data`. */
export function cycleOf(form: Form): Cycle {
  const group = groupOf(form, "billing_cycle_anchor_config");
  const day = textOf(group, "day_of_month");
  if (textOf(form, "billing_cycle_anchor"))
    throw badRequest("The local stack takes billing_cycle_anchor_config only.", "billing_cycle_anchor");
  const number = (name: string) => (textOf(group, name) === undefined ? null : Number(textOf(group, name)));
  return {
    config: day === undefined ? null : Object.fromEntries(names.map((name) => [name, number(name)])),
    prorates: textOf(form, "proration_behavior") !== "none",
  };
}

export function anchorOf({ config }: Cycle, interval: Interval, start: number): number {
  if (!config) return start;
  const now = new Date(start * 1000);
  const { day_of_month: day, month, hour, minute, second } = config;
  const [year, at] = [now.getUTCFullYear(), month ? month - 1 : now.getUTCMonth()];
  const lastDay = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
  const onDay = Date.UTC(year, at, Math.min(day ?? 1, lastDay), hour ?? 0, minute ?? 0, second ?? 0) / 1000;
  return nextRenewal({ at: onDay, day: day ?? 1 }, interval, start);
}

export function renewalDayOf({
  billing_cycle_anchor,
  billing_cycle_anchor_config: config,
  start_date,
}: StripeObject): RenewalDay {
  const at = Number(billing_cycle_anchor ?? start_date);
  const day = (config as Cycle["config"])?.day_of_month;
  return { at, day: day ?? new Date(at * 1000).getUTCDate() };
}

/** Less when the cycle cuts the first period short. */
export function firstCharge(whole: number, interval: Interval, cycle: Cycle, start: number): number {
  if (!cycle.config) return whole;
  const renewalDay = { at: anchorOf(cycle, interval, start), day: cycle.config.day_of_month ?? 1 };
  return cycle.prorates ? Math.round(whole * shareLeft(renewalDay, interval, start)) : 0;
}
