import { findPayments, refund } from "./charges.ts";
import { createSession, currentSession, expire, linesOf } from "./checkout.ts";
import { type Form, groupOf, listOf, textOf, textsOf } from "./form.ts";
import { changeItems, createPrice } from "./prices.ts";
import { badRequest, cardError, noSuch } from "./StripeError.ts";
import { shown, shownList } from "./showObject.ts";
import { allOf, find, keep, type State, type StripeObject, seconds } from "./state.ts";
import { cancel, settle } from "./subscriptions.ts";
import type { Emit } from "./webhooks.ts";

/** One call of the API. */
export interface Call {
  readonly state: State;
  readonly emit: Emit;
  readonly form: Form;
  /** The address of the hosted pages. */
  readonly pageUrl: string;
  /** The id in the path; "" without one. */
  readonly id: string;
}

type Run = (call: Call) => unknown;

const expansions = ({ form }: Call) =>
  listOf(form, "expand")
    .filter((path) => typeof path === "string")
    .map((path) => path.split("."));

function need({ state, id }: Call, object: string): StripeObject {
  const thing = find(state, object, id);
  if (!thing) throw noSuch(object.replace(".", " "), id);
  return thing;
}

const show = (call: Call, thing: StripeObject) => shown(call.state, thing, expansions(call));

const readAny =
  (object: string): Run =>
  (call) =>
    show(call, need(call, object));

const listAny =
  (object: string, url: string, filters: readonly string[]): Run =>
  (call) => {
    const things = allOf(call.state, object).filter((thing) =>
      filters.every((name) => {
        const wanted = textOf(call.form, name);
        return wanted === undefined || wanted === "all" || thing[name] === wanted;
      }),
    );
    const page = things.slice(0, Number(textOf(call.form, "limit") ?? 10));
    return { ...shownList(call.state, page, url, expansions(call)), has_more: page.length < things.length };
  };

const createCustomer: Run = (call) => {
  const { state, form } = call;
  const fields = Object.fromEntries(
    ["email", "name", "phone", "description"].map((name) => [name, textOf(form, name) ?? null]),
  );
  return show(call, keep(state, "cus", "customer", { ...fields, metadata: textsOf(form, "metadata") }));
};

const updateAny =
  (object: string, fields: readonly string[]): Run =>
  async (call) => {
    const thing = need(call, object);
    for (const name of fields) if (textOf(call.form, name)) thing[name] = textOf(call.form, name);
    if (textOf(call.form, "cancel_at_period_end"))
      thing.cancel_at_period_end = textOf(call.form, "cancel_at_period_end") === "true";
    // An empty value ends a pause.
    if (call.form.pause_collection !== undefined) thing.pause_collection = call.form.pause_collection || null;
    thing.metadata = { ...(thing.metadata as object), ...textsOf(call.form, "metadata") };
    if (object === "subscription") changeItems(call.state, thing, call.form);
    if (object === "subscription") await call.emit("customer.subscription.updated", thing);
    return show(call, thing);
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
  const { subscription } = (invoice.parent as { subscription_details: { subscription: string } })
    .subscription_details;
  const owner = find(call.state, "subscription", subscription);
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
  ["POST", "/v1/customers", createCustomer],
  ["GET", "/v1/customers", listAny("customer", "/v1/customers", ["email"])],
  ["GET", "/v1/customers/{id}", readAny("customer")],
  ["POST", "/v1/customers/{id}", updateAny("customer", ["email", "name", "phone", "description"])],
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
  ["GET", "/v1/subscriptions/{id}", readAny("subscription")],
  ["POST", "/v1/subscriptions/{id}", updateAny("subscription", ["description"])],
  ["DELETE", "/v1/subscriptions/{id}", cancelSubscription],
  ["POST", "/v1/prices", (call) => show(call, createPrice(call.state, call.form))],
  ["GET", "/v1/prices/{id}", readAny("price")],
  ["GET", "/v1/invoices", listAny("invoice", "/v1/invoices", ["customer", "status"])],
  ["GET", "/v1/invoices/{id}", readAny("invoice")],
  ["POST", "/v1/invoices/{id}/pay", payInvoice],
  ["GET", "/v1/invoice_payments", listPayments],
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
