import { isProviderError, stripe } from "#lambdas/adapters/stripe.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";
import type { RenewalDay } from "#shared/rules/payment/renewalDay.ts";
import type { Checkout } from "./Checkout.ts";
import { readSavedPayment, showPaid } from "./lookups.ts";
import { priceOf } from "./prices.ts";
import { anchorOf } from "./renewalDays.ts";

export interface NewSavedPayment {
  readonly accountId: string;
  readonly customer: string;
  readonly card: string;
  readonly plan: PlanPrice;
  /** Due today. */
  readonly cents: number;
  readonly renewalDay: RenewalDay | undefined;
  /** Undefined for a person about to be registered. */
  readonly meant: string | undefined;
  /** The same key pays once. */
  readonly key: string;
}

/** Begun in the second `at`. */
export async function findSavedPayment(customer: string, key: string, at: number) {
  const { data } = await (await stripe()).subscriptions.list({
    customer,
    status: "all",
    created: { gte: at - 60 },
    limit: 100,
  });
  const found = data.find(({ metadata }) => metadata.attempt === key);
  return found && readSavedPayment(found.id);
}

const declined = () => new VisibleError("CARD_DECLINED", "Your bank declined this card. Please use another card.");
const expired = () => new VisibleError("CARD_EXPIRED", "This card has expired. Please use another card.");
const unconfirmed = () =>
  new VisibleError(
    "CARD_NEEDS_CONFIRMATION",
    "Your bank asks you to confirm this payment. Please confirm it on the payment page.",
  );

const confirmations: readonly (string | undefined)[] = [
  "authentication_required",
  "invoice_payment_intent_requires_action",
  "subscription_payment_intent_requires_action",
];

/** Undefined for another failure, after which money may have been taken. */
function refusalOf(error: unknown): VisibleError | undefined {
  if (!isProviderError(error, "StripeError") || error.statusCode !== 402) return undefined;
  if (confirmations.includes(error.code) || confirmations.includes(error.decline_code)) return unconfirmed();
  return error.code === "expired_card" || error.decline_code === "expired_card" ? expired() : declined();
}

/** Nothing was charged; `reason` can be shown. */
export class CardRefused extends Error {
  readonly reason: VisibleError;

  constructor(reason: VisibleError) {
    super(reason.code);
    this.reason = reason;
  }
}

export const savedPaymentUnderWay = () =>
  new VisibleError(
    "SAVED_PAYMENT_UNDER_WAY",
    "A payment is under way in another window. Please wait a minute and try again.",
  );

/** Whether the provider is still at the same request. */
const isInUse = (error: unknown): boolean => isProviderError(error, "StripeError") && error.statusCode === 409;

/** Throws CardRefused, or SAVED_PAYMENT_UNDER_WAY. */
export async function payWithCard(payment: NewSavedPayment): Promise<Checkout> {
  const { accountId, customer, card, plan, meant, key } = payment;
  const [api, price] = await Promise.all([stripe(), priceOf(plan)]);
  const ordered = { account: accountId, plan: plan.id, ordered: plan.id, attempt: key };
  try {
    const begun = await api.subscriptions.create(
      {
        customer,
        default_payment_method: card,
        items: [{ price, quantity: 1 }],
        metadata: { ...ordered, ...(meant === undefined ? {} : { member: meant }) },
        off_session: true,
        // A refused card leaves no unpaid subscription.
        payment_behavior: "error_if_incomplete",
        ...anchorOf(payment),
        expand: ["latest_invoice"],
      },
      { idempotencyKey: key },
    );
    const invoice = begun.latest_invoice;
    return showPaid(begun, typeof invoice === "object" ? (invoice ?? undefined) : undefined);
  } catch (error) {
    if (isInUse(error)) throw savedPaymentUnderWay();
    const reason = refusalOf(error);
    throw reason ? new CardRefused(reason) : error;
  }
}
