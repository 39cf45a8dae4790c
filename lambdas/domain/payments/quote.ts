import { findCard } from "#lambdas/adapters/billing/customers.ts";
import { centsOf } from "#lambdas/adapters/billing/prices.ts";
import { centsUntil } from "#lambdas/adapters/billing/renewalDays.ts";
import { getBilling } from "#lambdas/records/payments/billing.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { openPayment } from "#shared/contract/payments.ts";
import { easternDayOf, secondsNow } from "#shared/rules/dates.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";
import { nextRenewal, type RenewalDay } from "#shared/rules/payment/renewalDay.ts";
import { readRenewing } from "./billingAccounts.ts";

interface Quote {
  readonly cents: number;
  readonly renewalDay: RenewalDay | undefined;
  /** The provider's id of the saved card. */
  readonly card: string | undefined;
  readonly told: Pick<ResponseOf<typeof openPayment>, "Today" | "Renews" | "Card">;
}

async function savedCardOf(owner: string) {
  const billing = await getBilling(owner);
  return billing && findCard(billing.customer);
}

const renewsOn = (renewalDay: RenewalDay, { interval }: PlanPrice): string =>
  easternDayOf(new Date(nextRenewal(renewalDay, interval, secondsNow()) * 1000));

/** A later plan is paid until the account's renewal day, a first one for a whole period. */
export async function quote(owner: string, plan: PlanPrice, paidOthers: number): Promise<Quote> {
  const renewing = paidOthers > 0 ? await readRenewing(owner) : undefined;
  const [cents, card] = await Promise.all([renewing ? centsUntil(renewing, plan) : centsOf(plan), savedCardOf(owner)]);
  const renewalDay = renewing?.renewalDay;
  const days = renewalDay && { Today: cents / 100, Renews: renewsOn(renewalDay, plan) };
  const shown = card && { Card: { Brand: card.Brand, Last4: card.Last4 } };
  return { cents, renewalDay, card: card?.id, told: { ...days, ...shown } };
}
