import type { Checkout } from "#lambdas/adapters/billing/Checkout.ts";
import { followCard } from "#lambdas/adapters/billing/customers.ts";
import { type PaymentNews, readEvent } from "#lambdas/adapters/paymentEvents.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { payForMeant } from "./memberPayments.ts";
import * as orders from "./orders.ts";
import { sendMails } from "./paymentMails.ts";
import * as renewals from "./renewals.ts";

async function applyCheckout(eventId: string, checkout: Checkout): Promise<string | undefined> {
  const { accountId, id } = checkout;
  await orders.receive(eventId, checkout);
  if (accountId) await payForMeant(accountId, id);
  return accountId;
}

async function apply(eventId: string, news: PaymentNews): Promise<string | undefined> {
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
      await followCard(news.customer, news.at);
      return undefined;
    case "refundedInPart":
      log.info("a part of a payment was refunded: nothing changes", { eventId });
      return undefined;
  }
}

export async function receive(body: string, signature: string): Promise<void> {
  const event = await readEvent(body, signature);
  if (!event) throw new VisibleError("EVENT_NOT_SIGNED", "This event is not signed by the payment provider.");
  const owner = event.news && (await apply(event.id, event.news));
  if (owner) await sendMails(owner);
}
