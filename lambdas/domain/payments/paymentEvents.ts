import type { Checkout } from "#lambdas/adapters/billing/Checkout.ts";
import { followCard } from "#lambdas/adapters/billing/customers.ts";
import { type PaymentNews, readEvent } from "#lambdas/adapters/paymentEvents.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { payForMeant } from "./memberPayments.ts";
import * as orders from "./orders.ts";
import * as renewals from "./renewals.ts";

async function applyCheckout(eventId: string, checkout: Checkout): Promise<void> {
  const { accountId, id } = checkout;
  await orders.receive(eventId, checkout);
  if (accountId) await payForMeant(accountId, id);
}

async function apply(eventId: string, news: PaymentNews): Promise<void> {
  switch (news.kind) {
    case "checkout":
      return applyCheckout(eventId, news.checkout);
    case "invoice":
      return renewals.receive(eventId, news.invoice, news.state);
    case "ended":
      return renewals.receiveEnd(eventId, news.ended);
    case "changed":
      return renewals.receiveChange(eventId, news.changed);
    case "card":
      return followCard(news.customer, news.at);
    case "refundedInPart":
      return log.info("a part of a payment was refunded: nothing changes", { eventId });
  }
}

export async function receive(body: string, signature: string): Promise<void> {
  const event = await readEvent(body, signature);
  if (!event) throw new VisibleError("EVENT_NOT_SIGNED", "This event is not signed by the payment provider.");
  if (event.news) await apply(event.id, event.news);
}
