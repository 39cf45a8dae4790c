import { listAny, readAny, subscriptionOf, updateAny } from "./anyObject.ts";
import { expansions, need, type Run, show } from "./Call.ts";
import { cardsOf, createCustomer } from "./cards.ts";
import { findPayments, refund } from "./charges.ts";
import { createSession, currentSession, expire, linesOf } from "./checkout.ts";
import { groupOf, listOf, textOf, textsOf } from "./form.ts";
import { settle } from "./invoices.ts";
import { createPortalSession } from "./portal.ts";
import { createPrice } from "./prices.ts";
import { badRequest, cardError, noSuch } from "./StripeError.ts";
import { payWithSavedCard, previewInvoice } from "./savedPayment.ts";
import { shownList } from "./showObject.ts";
import { allOf, find, keep, seconds } from "./state.ts";
import { cancel } from "./subscriptions.ts";

const newCustomer: Run = (call) => {
  const { state, form } = call;
  const fields = Object.fromEntries(
    ["email", "name", "phone", "description"].map((name) => [name, textOf(form, name) ?? null]),
  );
  return show(call, createCustomer(state, { ...fields, metadata: textsOf(form, "metadata") }));
};

/** Deletes a customer: their subscriptions end, their cards are forgotten. */
const deleteCustomer: Run = async (call) => {
  const { state, emit } = call;
  const { id } = need(call, "customer");
  for (const subscription of allOf(state, "subscription"))
    if (subscription.customer === id && subscription.status !== "canceled") await cancel(emit, subscription);
  for (const card of cardsOf(state, id)) delete state.things[card.id];
  state.things[id] = { id, object: "customer", deleted: true };
  return state.things[id];
};

const listCards: Run = (call) => {
  const wanted = textOf(call.form, "allow_redisplay");
  const cards = cardsOf(call.state, need(call, "customer").id).filter(
    ({ allow_redisplay }) => wanted === undefined || allow_redisplay === wanted,
  );
  return shownList(call.state, cards, `/v1/customers/${call.id}/payment_methods`, expansions(call));
};

const listPrices: Run = (call) => {
  const keys = listOf(call.form, "lookup_keys");
  const prices = allOf(call.state, "price").filter(
    ({ lookup_key }) => keys.length === 0 || keys.includes(String(lookup_key)),
  );
  return shownList(call.state, prices, "/v1/prices", expansions(call));
};

const readSession: Run = async (call) => show(call, await currentSession(call.state, call.emit, call.id));

const readLines: Run = async (call) =>
  shownList(
    call.state,
    linesOf(await currentSession(call.state, call.emit, call.id)),
    `/v1/checkout/sessions/${call.id}/line_items`,
  );

const expireSession: Run = async (call) =>
  show(call, await expire(call.emit, await currentSession(call.state, call.emit, call.id)));

const cancelSubscription: Run = async (call) => {
  const subscription = need(call, "subscription");
  if (subscription.status === "canceled") throw noSuch("subscription", call.id);
  return show(call, await cancel(call.emit, subscription));
};

const payInvoice: Run = async (call) => {
  const invoice = need(call, "invoice");
  if (invoice.status === "paid") throw badRequest("Invoice is already paid");
  const owner = find(call.state, "subscription", subscriptionOf(invoice) ?? "");
  if (owner?.status !== "past_due")
    throw cardError("card_declined", "Your card was declined.", "generic_decline");
  await settle(call.state, call.emit, owner, invoice);
  return show(call, invoice);
};

const createRefund: Run = async (call) => {
  const named = textOf(call.form, "charge") ?? textOf(call.form, "payment_intent") ?? "";
  const charge = allOf(call.state, "charge").find(
    ({ id, payment_intent }) => id === named || payment_intent === named,
  );
  if (!charge) throw noSuch("charge", named);
  const left = Number(charge.amount) - Number(charge.amount_refunded);
  const amount = Number(textOf(call.form, "amount") ?? left);
  await refund(call.emit, charge, amount);
  const metadata = textsOf(call.form, "metadata");
  const fields = { amount, charge: charge.id, payment_intent: charge.payment_intent, metadata };
  return show(call, keep(call.state, "re", "refund", { ...fields, status: "succeeded" }));
};

const listPayments: Run = (call) => {
  const { state, form } = call;
  const payment = groupOf(form, "payment");
  const wanted = { invoice: textOf(form, "invoice"), intent: textOf(payment, "payment_intent") };
  return shownList(state, findPayments(state, wanted), "/v1/invoice_payments", expansions(call));
};

/** Every call of the stand-in: method, path with {id}, handler. */
export const routes: readonly (readonly [string, string, Run])[] = [
  ["POST", "/v1/customers", newCustomer],
  ["GET", "/v1/customers", listAny("customer", "/v1/customers", ["email"])],
  ["GET", "/v1/customers/{id}", readAny("customer")],
  ["POST", "/v1/customers/{id}", updateAny("customer", ["email", "name", "phone", "description"])],
  ["DELETE", "/v1/customers/{id}", deleteCustomer],
  ["GET", "/v1/customers/{id}/payment_methods", listCards],
  [
    "POST",
    "/v1/billing_portal/sessions",
    (call) => show(call, createPortalSession(call.state, call.form, call.pageUrl)),
  ],
  ["POST", "/v1/checkout/sessions", (call) => show(call, createSession(call.state, call.form, call.pageUrl))],
  [
    "GET",
    "/v1/checkout/sessions",
    listAny("checkout.session", "/v1/checkout/sessions", ["customer", "subscription", "status"]),
  ],
  ["GET", "/v1/checkout/sessions/{id}", readSession],
  ["GET", "/v1/checkout/sessions/{id}/line_items", readLines],
  ["POST", "/v1/checkout/sessions/{id}/expire", expireSession],
  ["GET", "/v1/subscriptions", listAny("subscription", "/v1/subscriptions", ["customer", "status"])],
  [
    "POST",
    "/v1/subscriptions",
    async (call) => show(call, await payWithSavedCard(call.state, call.emit, call.form)),
  ],
  ["GET", "/v1/subscriptions/{id}", readAny("subscription")],
  ["POST", "/v1/subscriptions/{id}", updateAny("subscription", ["description", "default_payment_method"])],
  ["DELETE", "/v1/subscriptions/{id}", cancelSubscription],
  ["POST", "/v1/prices", (call) => show(call, createPrice(call.state, call.form))],
  ["GET", "/v1/prices", listPrices],
  ["GET", "/v1/prices/{id}", readAny("price")],
  ["GET", "/v1/invoices", listAny("invoice", "/v1/invoices", ["customer", "status", "subscription"])],
  ["POST", "/v1/invoices/create_preview", (call) => previewInvoice(call.state, call.form)],
  ["GET", "/v1/invoices/{id}", readAny("invoice")],
  ["POST", "/v1/invoices/{id}/pay", payInvoice],
  ["GET", "/v1/invoice_payments", listPayments],
  ["GET", "/v1/payment_methods/{id}", readAny("payment_method")],
  ["GET", "/v1/payment_intents/{id}", readAny("payment_intent")],
  ["GET", "/v1/charges/{id}", readAny("charge")],
  ["POST", "/v1/refunds", createRefund],
  [
    "GET",
    "/v1/events/{id}",
    (call) => call.state.deliveries.find(({ event }) => event.id === call.id)?.event,
  ],
  ["GET", "/v1/balance", () => ({ object: "balance", available: [], pending: [], created: seconds() })],
];
