import { listAny, readAny, updateAny } from "./anyObject.ts";
import { cardsOf } from "./cards.ts";
import { intentOf } from "./charges.ts";
import { createSession, currentSession, expire } from "./checkout.ts";
import { groupOf, listOf, textOf, textsOf } from "./form.ts";
import { createPortalSession } from "./portal.ts";
import { createPrice } from "./prices.ts";
import { type StripeHandler, show, showList } from "./StripeCall.ts";
import { noSuch } from "./StripeError.ts";
import { payWithSavedCard, previewInvoice } from "./savedPayment.ts";
import { allOf, keep, need } from "./state.ts";
import { cancel } from "./subscriptions.ts";

const newCustomer: StripeHandler = (call) => {
  const metadata = textsOf(call.form, "metadata");
  const invoice_settings = { default_payment_method: null };
  return show(call, keep(call.state, "cus", "customer", { email: null, metadata, invoice_settings }));
};

const deleteCustomer: StripeHandler = async (call) => {
  const { state, emit } = call;
  const { id } = need(state, "customer", call.id);
  for (const subscription of allOf(state, "subscription"))
    if (subscription.customer === id && subscription.status !== "canceled") await cancel(emit, subscription);
  for (const card of cardsOf(state, id)) delete state.things[card.id];
  state.things[id] = { id, object: "customer", deleted: true };
  return state.things[id];
};

const listCards: StripeHandler = (call) => {
  const wanted = textOf(call.form, "allow_redisplay");
  const cards = cardsOf(call.state, need(call.state, "customer", call.id).id).filter(
    ({ allow_redisplay }) => wanted === undefined || allow_redisplay === wanted,
  );
  return showList(call, cards);
};

const listPrices: StripeHandler = (call) => {
  const keys = listOf(call.form, "lookup_keys");
  const prices = allOf(call.state, "price").filter(
    ({ lookup_key }) => keys.length === 0 || keys.includes(String(lookup_key)),
  );
  return showList(call, prices);
};

const readSession: StripeHandler = async (call) => show(call, await currentSession(call.state, call.emit, call.id));

const expireSession: StripeHandler = async (call) =>
  show(call, await expire(call.emit, await currentSession(call.state, call.emit, call.id)));

const cancelSubscription: StripeHandler = async (call) => {
  const subscription = need(call.state, "subscription", call.id);
  if (subscription.status === "canceled") throw noSuch("subscription", call.id);
  return show(call, await cancel(call.emit, subscription));
};

const listPayments: StripeHandler = (call) => {
  const intent = textOf(groupOf(call.form, "payment"), "payment_intent");
  const payments = allOf(call.state, "invoice_payment").filter((payment) => intentOf(payment) === intent);
  return showList(call, payments);
};

/** Method, path with {id}, handler. */
export const routes: readonly (readonly [string, string, StripeHandler])[] = [
  ["POST", "/v1/customers", newCustomer],
  ["GET", "/v1/customers/{id}", readAny("customer")],
  ["POST", "/v1/customers/{id}", updateAny("customer", ["email"])],
  ["DELETE", "/v1/customers/{id}", deleteCustomer],
  ["GET", "/v1/customers/{id}/payment_methods", listCards],
  ["POST", "/v1/billing_portal/sessions", (call) => show(call, createPortalSession(call.state, call.form))],
  ["POST", "/v1/checkout/sessions", (call) => show(call, createSession(call.state, call.form))],
  ["GET", "/v1/checkout/sessions", listAny("checkout.session", ["subscription"])],
  ["GET", "/v1/checkout/sessions/{id}", readSession],
  ["POST", "/v1/checkout/sessions/{id}/expire", expireSession],
  ["GET", "/v1/subscriptions", listAny("subscription", ["customer", "status"])],
  ["POST", "/v1/subscriptions", async (call) => show(call, await payWithSavedCard(call.state, call.emit, call.form))],
  ["GET", "/v1/subscriptions/{id}", readAny("subscription")],
  ["POST", "/v1/subscriptions/{id}", updateAny("subscription", ["default_payment_method"])],
  ["DELETE", "/v1/subscriptions/{id}", cancelSubscription],
  ["POST", "/v1/prices", (call) => show(call, createPrice(call.state, call.form))],
  ["GET", "/v1/prices", listPrices],
  ["GET", "/v1/invoices", listAny("invoice", ["customer", "status", "subscription"])],
  ["POST", "/v1/invoices/create_preview", (call) => previewInvoice(call.state, call.form)],
  ["GET", "/v1/invoices/{id}", readAny("invoice")],
  ["GET", "/v1/invoice_payments", listPayments],
  ["GET", "/v1/payment_methods/{id}", readAny("payment_method")],
];
