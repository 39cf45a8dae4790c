import type Stripe from "stripe";
import { stripe } from "#lambdas/adapters/stripe.ts";
import { env } from "#lambdas/env.ts";
import type { SavedCard } from "#shared/model/savedCard.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { idOf } from "./idOf.ts";
import { unlessMissing } from "./lookups.ts";

/** Without a name: the provider's page asks for the rest. */
export async function createCustomer(accountId: string): Promise<string> {
  const { id } = await (await stripe()).customers.create(
    { metadata: { account: accountId } },
    { idempotencyKey: `customer ${accountId}` },
  );
  return id;
}

/** With the cards; a missing one is left alone. */
export async function removeCustomer(customer: string): Promise<void> {
  await unlessMissing((api) => api.customers.del(customer));
}

export interface ProviderCard extends SavedCard {
  readonly id: string;
}

const isCurrent = ({ card }: Stripe.PaymentMethod): boolean =>
  card !== undefined && Date.UTC(card.exp_year, card.exp_month) > Date.now();

const defaultOf = (customer: Stripe.Customer | Stripe.DeletedCustomer): string | undefined =>
  customer.deleted ? undefined : idOf(customer.invoice_settings.default_payment_method);

/** Of a subscription whose owner agreed, beside our own button, to further use of its card. */
export const cardKept = { card: "kept" } as const;

/** Agreed to beside our button: the provider keeps a card of its own question only. */
async function keptCards(api: Stripe, customer: string): Promise<(string | undefined)[]> {
  const { data } = await api.subscriptions.list({ customer, status: "all", limit: 100 });
  const kept = data.filter(({ metadata }) => metadata.card === cardKept.card);
  return kept.map(({ default_payment_method: card }) => idOf(card));
}

/** The default card, else the newest. Only unexpired cards count whose owner agreed to use them again. */
export async function findCard(customer: string): Promise<ProviderCard | undefined> {
  const api = await stripe();
  const [{ data }, found, kept] = await Promise.all([
    api.customers.listPaymentMethods(customer, { type: "card", limit: 10 }),
    api.customers.retrieve(customer),
    keptCards(api, customer),
  ]);
  const preferred = defaultOf(found);
  const mayUse = ({ id, allow_redisplay }: Stripe.PaymentMethod) => allow_redisplay === "always" || kept.includes(id);
  const usable = data.filter((method) => isCurrent(method) && mayUse(method));
  const method = usable.find(({ id }) => id === preferred) ?? usable[0];
  return method?.card && { id: method.id, Brand: method.card.brand, Last4: method.card.last4 };
}

/** Returns the address of the provider's page, valid for some minutes. */
export async function openPortal(customer: string): Promise<string> {
  const { url } = await (await stripe()).billingPortal.sessions.create({
    customer,
    return_url: `${env.siteOrigin}/Profile?tab=2`,
  });
  return url;
}

/**
 * Plans get the card chosen on the provider's page; one begun after the choice keeps its own.
 * @param at the second of the choice
 */
export async function followCard(customer: string, at: number): Promise<void> {
  const api = await stripe();
  const found = await unlessMissing(() => api.customers.retrieve(customer));
  const card = found && defaultOf(found);
  if (card === undefined) return;
  const plans = api.subscriptions.list({ customer, created: { lte: at }, limit: 100 });
  for await (const { id, default_payment_method } of plans)
    if (idOf(default_payment_method) !== card)
      await unlessMissing(() => api.subscriptions.update(id, { default_payment_method: card }));
}

export interface PaidInvoice {
  /** Eastern. */
  readonly day: string;
  readonly cents: number;
  readonly url: string;
  readonly subscription: string | undefined;
}

export async function readReceipts(customer: string): Promise<PaidInvoice[]> {
  const { data } = await (await stripe()).invoices.list({ customer, status: "paid", limit: 12 });
  return data.flatMap(({ created, amount_paid: cents, hosted_invoice_url: url, parent }) => {
    const subscription = idOf(parent?.subscription_details?.subscription);
    return url && cents > 0 ? [{ day: easternDayOf(new Date(created * 1000)), cents, url, subscription }] : [];
  });
}
