import type { PlanPrice } from "./pricing.ts";

/** `at` is a moment of it, in seconds. */
export interface RenewalDay {
  readonly at: number;
  /** In a shorter month the plans renew on its last day. */
  readonly day: number;
}

/** Before it, where negative. */
function renewalAfter({ at, day }: RenewalDay, months: number): number {
  const moment = new Date(at * 1000);
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day, lastDay)) / 1000 + (at % 86_400);
}

/** The first second after `now`, in UTC as the provider counts. */
export function nextRenewal(renewalDay: RenewalDay, interval: PlanPrice["interval"], now: number): number {
  const [from, to] = [new Date(renewalDay.at * 1000), new Date(now * 1000)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const step = interval === "year" ? 12 : 1;
  const reached = Math.floor(months / step) * step;
  const renewal = renewalAfter(renewalDay, reached);
  return renewal > now ? renewal : renewalAfter(renewalDay, reached + step);
}

const day = 86_400;
/** One second longer than the longest period. */
const beyond = { month: 31 * day + 1, year: 366 * day + 1 };

/** Before the renewal `next`. */
export const lastRenewal = (renewalDay: RenewalDay, interval: PlanPrice["interval"], next: number): number =>
  nextRenewal(renewalDay, interval, next - beyond[interval]);

/** Of the period that `now` is in: 1 right after a renewal, towards 0 before the next. */
export function shareLeft(renewalDay: RenewalDay, interval: PlanPrice["interval"], now: number): number {
  const next = nextRenewal(renewalDay, interval, now);
  return (next - now) / (next - lastRenewal(renewalDay, interval, next));
}
