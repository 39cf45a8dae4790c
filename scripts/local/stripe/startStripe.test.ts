import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { json, type Running, serve } from "#scripts/local/common/serve.ts";
import { startStripe } from "./startStripe.ts";

const keys = { secretKey: "sk_test_local", webhookSecret: "whsec_local" };
const received: Stripe.Event[] = [];
const refusedOnce = new Set<string>();
let folder: string;
let customer: string;
let webhook: Running;
let standIn: Running;

const client = (secretKey = keys.secretKey) =>
  new Stripe(secretKey, {
    host: "127.0.0.1",
    port: standIn.port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });

const start = () =>
  startStripe({ port: 0, file: join(folder, "payments.json"), ...keys, webhookUrl: `${webhook.url}/hook` });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stripe-"));
  webhook = await serve({ port: 0, name: "webhook" }, ({ body, headers }) => {
    const signature = String(headers["stripe-signature"]);
    const event = client().webhooks.constructEvent(body, signature, keys.webhookSecret);
    // So that each event arrives by a retry.
    if (!refusedOnce.has(event.id)) {
      refusedOnce.add(event.id);
      return json({}, 500);
    }
    received.push(event);
    return json({ received: true });
  });
  standIn = await start();
  customer = (await client().customers.create({})).id;
});

afterAll(async () => {
  await standIn.stop();
  await webhook.stop();
  await rm(folder, { recursive: true });
});

const sessionOf = (
  options?: Stripe.RequestOptions,
  metadata: Record<string, string> = { account: "a1" },
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) =>
  client().checkout.sessions.create(
    {
      customer,
      ...more,
      mode: "subscription",
      client_reference_id: "a1",
      metadata,
      subscription_data: { metadata },
      success_url: "http://localhost:1/done?order={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost:1/cancelled",
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: "usd",
            unit_amount: 400,
            recurring: { interval: "month" },
            product_data: { name: "First member, monthly" },
          },
        },
      ],
    },
    options,
  );

const post = (url: string | null, fields: Record<string, string>) =>
  fetch(url ?? "", { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });

const card = (number: string) => ({ number, exp: "12/40", cvc: "123", action: "pay" });

async function eventOf(type: string, session: string): Promise<Stripe.Event> {
  const found = () =>
    received.find((event) => event.type === type && (event.data.object as { id?: string }).id === session);
  await expect.poll(found, { timeout: 30_000 }).toBeTruthy();
  return found() as Stripe.Event;
}

const act = (subscription: string, action: string) =>
  fetch(`${standIn.url}/local/subscriptions/${subscription}/${action}`, { method: "POST" });

test("a good card completes the session, starts the subscription and tells the webhook", async () => {
  const session = await sessionOf();
  expect(session).toMatchObject({ status: "open", payment_status: "unpaid", amount_total: 400 });

  const answer = await post(session.url, card("4242 4242 4242 4242"));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`http://localhost:1/done?order=${session.id}`);

  const paid = await client().checkout.sessions.retrieve(session.id, {
    expand: ["subscription.latest_invoice"],
  });
  expect(paid).toMatchObject({
    status: "complete",
    payment_status: "paid",
    subscription: {
      status: "active",
      metadata: { account: "a1" },
      latest_invoice: { status: "paid", amount_paid: 400 },
    },
  });
  const event = await eventOf("checkout.session.completed", session.id);
  expect(event.data.object).toMatchObject({ id: session.id, payment_status: "paid" });
  expect(JSON.stringify(event)).not.toContain("_subscription");
});

test("a declined card is said on the page and leaves the session open", async () => {
  const session = await sessionOf();
  const answer = await post(session.url, card("4000000000000002"));
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain('<p role="alert" id="problem">Your card was declined.</p>');
  expect(await (await post(session.url, card("4000000000009995"))).text()).toContain("insufficient funds");
  const still = await client().checkout.sessions.retrieve(session.id);
  expect(still).toMatchObject({ status: "open", subscription: null });
});

// Each waits five seconds for its payment.
test.concurrent("a slow payment completes the session unpaid and is paid later", async () => {
  const session = await sessionOf();
  await post(session.url, card("4000000000000077"));
  expect((await client().checkout.sessions.retrieve(session.id)).payment_status).toBe("unpaid");
  await eventOf("checkout.session.async_payment_succeeded", session.id);
  expect((await client().checkout.sessions.retrieve(session.id)).payment_status).toBe("paid");
});

test.concurrent("a slow payment can fail", async () => {
  const session = await sessionOf();
  await post(session.url, card("4000000000000341"));
  await eventOf("checkout.session.async_payment_failed", session.id);
  const failed = await client().checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  expect(failed).toMatchObject({ payment_status: "unpaid", subscription: { status: "past_due" } });
});

test("Cancel leads back without a payment", async () => {
  const session = await sessionOf();
  const answer = await post(session.url, { action: "cancel" });
  expect(answer.headers.get("location")).toBe("http://localhost:1/cancelled");
});

test("an expired session takes no card", async () => {
  const { id, url } = await sessionOf();
  await client().checkout.sessions.expire(id);
  expect((await post(url, card("4242424242424242"))).status).toBe(410);
  await eventOf("checkout.session.expired", id);
});

test("the same Idempotency-Key answers the same session, other content with it is refused", async () => {
  const options = { idempotencyKey: "order-1" };
  const first = await sessionOf(options);
  expect((await sessionOf(options)).id).toBe(first.id);
  const other = sessionOf(options, { account: "somebody else" });
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test("errors have Stripe's shapes", async () => {
  const { sessions } = client().checkout;
  await expect(sessions.retrieve("cs_test_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
  await expect(client("sk_test_wrong").checkout.sessions.retrieve("cs_x")).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
  const unknown = { mode: "subscription", sucess_url: "x" } as Stripe.Checkout.SessionCreateParams;
  await expect(sessions.create(unknown)).rejects.toMatchObject({ statusCode: 400, param: "sucess_url" });
});

test("a period that is not paid makes the subscription past due, a later payment active again", async () => {
  const session = await sessionOf();
  await post(session.url, card("4242424242424242"));
  const { subscription } = await client().checkout.sessions.retrieve(session.id);
  await act(String(subscription), "fail");
  expect((await client().subscriptions.retrieve(String(subscription))).status).toBe("past_due");
  await act(String(subscription), "collect");
  expect((await client().subscriptions.retrieve(String(subscription))).status).toBe("active");
});

test("a card with 3-D Secure pays once its owner proved to be its owner", async () => {
  const session = await sessionOf();
  const asked = await post(session.url, card("4000002500003155"));
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining("3-D Secure")]);
  const failed = await post(session.url, { action: "refuse" });
  expect([failed.status, await failed.text()]).toEqual([402, expect.stringContaining("unable to authenticate")]);
  expect((await post(session.url, { action: "authenticate" })).status).toBe(402);
  await post(session.url, card("4000002500003155"));
  expect((await post(session.url, { action: "authenticate" })).status).toBe(303);
  expect((await client().checkout.sessions.retrieve(session.id)).payment_status).toBe("paid");
});

async function aSubscription(): Promise<string> {
  const session = await sessionOf();
  await post(session.url, card("4242424242424242"));
  return String((await client().checkout.sessions.retrieve(session.id)).subscription);
}

test("a renewal is a later invoice of the same subscription, and names it as Stripe does", async () => {
  const subscription = await aSubscription();
  const first = String((await client().subscriptions.retrieve(subscription)).latest_invoice);
  await act(subscription, "renew");
  const second = String((await client().subscriptions.retrieve(subscription)).latest_invoice);
  const event = await eventOf("invoice.paid", second);
  expect(event.data.object).toMatchObject({
    billing_reason: "subscription_cycle",
    amount_paid: 400,
    parent: { subscription_details: { subscription, metadata: { account: "a1" } } },
  });
  const [one, other] = [await client().invoices.retrieve(first), await client().invoices.retrieve(second)];
  expect(other.created).toBeGreaterThan(one.created);
  const found = await client().checkout.sessions.list({ subscription });
  expect(found.data).toHaveLength(1);
});

test("a subscription that gets another price is charged it from its next renewal on", async () => {
  const subscription = await aSubscription();
  const api = client();
  const before = await api.subscriptions.retrieve(subscription);
  const [item] = before.items.data;
  if (!item) throw new Error("A subscription has an item.");
  const { id: price } = await api.prices.create({
    currency: "usd",
    unit_amount: 900,
    recurring: { interval: "month" },
    product_data: { name: "Another plan" },
  });
  const items = [{ id: item.id, price }];
  const prorated = api.subscriptions.update(subscription, { items, proration_behavior: "always_invoice" });
  await expect(prorated).rejects.toThrow("proration_behavior 'none' only");
  const change = { items, proration_behavior: "none", metadata: { plan: "other" } };
  const changed = await api.subscriptions.update(subscription, change);
  expect(changed).toMatchObject({
    latest_invoice: before.latest_invoice,
    metadata: { account: "a1", plan: "other" },
    items: { data: [{ current_period_end: item.current_period_end, price: { unit_amount: 900 } }] },
  });
  await act(subscription, "renew");
  const renewed = String((await api.subscriptions.retrieve(subscription)).latest_invoice);
  expect((await eventOf("invoice.paid", renewed)).data.object).toMatchObject({ amount_paid: 900 });
});

async function aCustomer(number = "4242424242424242") {
  const api = client();
  const { id: customer } = await api.customers.create({ metadata: { account: "a1" } });
  const session = await sessionOf(undefined, undefined, {
    customer,
    saved_payment_method_options: { payment_method_save: "enabled" },
  });
  await post(session.url, { ...card(number), again: "yes" });
  // The bank of some test cards asks first.
  await post(session.url, { ...card(number), again: "yes", action: "authenticate" });
  const [method] = (await api.customers.listPaymentMethods(customer, { allow_redisplay: "always" })).data;
  const price = await api.prices.create({
    currency: "usd",
    unit_amount: 1000,
    recurring: { interval: "year" },
    product_data: { name: "Additional member" },
    lookup_key: `additional-${customer}`,
  });
  return { customer, method: method?.id ?? "", price: price.id };
}

const beginWith = (
  { customer, method, price }: Awaited<ReturnType<typeof aCustomer>>,
  more: Stripe.SubscriptionCreateParams = {},
  options?: Stripe.RequestOptions,
) =>
  client().subscriptions.create(
    {
      customer,
      default_payment_method: method,
      items: [{ price, quantity: 1 }],
      payment_behavior: "error_if_incomplete",
      off_session: true,
      expand: ["latest_invoice"],
      ...more,
    },
    options,
  );

test("a card is kept for later only when its owner agreed", async () => {
  const api = client();
  const { id: customer } = await api.customers.create({});
  const session = await sessionOf(undefined, undefined, { customer });
  await post(session.url, card("4242424242424242"));
  expect((await api.customers.listPaymentMethods(customer)).data).toMatchObject([
    { type: "card", allow_redisplay: "limited", card: { brand: "visa", last4: "4242", exp_year: 2040 } },
  ]);
  expect((await api.customers.listPaymentMethods(customer, { allow_redisplay: "always" })).data).toEqual([]);
});

test("a saved card begins a subscription at once; the same key begins one", async () => {
  const owner = await aCustomer();
  const options = { idempotencyKey: owner.customer };
  const [one, other] = [await beginWith(owner, {}, options), await beginWith(owner, {}, options)];
  expect(one).toMatchObject({ status: "active", latest_invoice: { status: "paid", amount_paid: 1000 } });
  expect(other.id).toBe(one.id);
  const { data } = await client().prices.list({ lookup_keys: [`additional-${owner.customer}`] });
  expect(data.map(({ id }) => id)).toEqual([owner.price]);
});

test("a subscription joins a day of the month: its part is charged, previewed the same, or free", async () => {
  const owner = await aCustomer();
  const half = new Date(Date.now() + 180 * 86_400_000);
  const at = { hour: half.getUTCHours(), minute: half.getUTCMinutes(), second: half.getUTCSeconds() };
  const billing_cycle_anchor_config = {
    day_of_month: half.getUTCDate(),
    month: half.getUTCMonth() + 1,
    ...at,
  };
  const begun = await beginWith(owner, { billing_cycle_anchor_config });
  const invoice = begun.latest_invoice as Stripe.Invoice;
  expect(begun.items.data[0]?.current_period_end).toBe(Math.floor(half.getTime() / 1000));
  expect(invoice.amount_paid).toBeGreaterThan(450);
  expect(invoice.amount_paid).toBeLessThan(530);
  const timestamp = begun.billing_cycle_anchor;
  const preview = await client().invoices.createPreview({
    customer: owner.customer,
    subscription_details: {
      items: [{ price: owner.price, quantity: 1 }],
      billing_cycle_anchor: { type: "timestamp", timestamp },
    },
  });
  expect(preview.total).toBe(invoice.amount_paid);
  const free = await beginWith(owner, { billing_cycle_anchor_config, proration_behavior: "none" });
  expect(free).toMatchObject({ status: "active", latest_invoice: null });
});

test.each([
  ["4000002760003184", "authentication_required"],
  ["decline", "card_declined"],
  ["expire", "expired_card"],
])("a saved card that is refused (%s) begins nothing and says %s", async (what, code) => {
  const owner = await aCustomer(/^\d/.test(what) ? what : undefined);
  const { data } = await client().subscriptions.list({ customer: owner.customer });
  if (!/^\d/.test(what)) await act(data[0]?.id ?? "", what);
  const refused = beginWith(owner);
  await expect(refused).rejects.toMatchObject({ type: "StripeCardError", statusCode: 402, code });
  expect((await client().subscriptions.list({ customer: owner.customer })).data).toHaveLength(data.length);
});

test("the portal changes the card, stops a renewal, lets it run again and lists receipts", async () => {
  const owner = await aCustomer();
  const { id: subscription } = await beginWith(owner);
  const portal = { customer: owner.customer, return_url: "http://localhost:1/back" };
  const { url } = await client().billingPortal.sessions.create(portal);
  await post(url, { action: "stop", subscription });
  const stopped = await client().subscriptions.retrieve(subscription);
  expect(stopped).toMatchObject({ cancel_at_period_end: true, status: "active" });
  expect(stopped.cancel_at).toBe(stopped.items.data[0]?.current_period_end);
  await post(url, { action: "resume", subscription });
  expect((await client().subscriptions.retrieve(subscription)).cancel_at).toBeNull();
  await post(url, { ...card("5555555555554444"), action: "card" });
  const found = (await client().customers.retrieve(owner.customer)) as Stripe.Customer;
  const [newest] = (await client().customers.listPaymentMethods(owner.customer)).data;
  expect(found.invoice_settings.default_payment_method).toBe(newest?.id);
  const { data } = await eventOf("customer.updated", owner.customer);
  expect(data.previous_attributes).toEqual({ invoice_settings: { default_payment_method: null } });
  const [receipt] = (await client().invoices.list({ customer: owner.customer, status: "paid" })).data;
  const page = await (await fetch(url)).text();
  expect(page).toContain(`/i/${receipt?.id}`);
  expect(page).toContain("http://localhost:1/back");
  expect(await (await fetch(receipt?.hosted_invoice_url ?? "")).text()).toContain("$10.00");
});

test("news of an update names what changed, with the earlier values, and nothing else", async () => {
  const owner = await aCustomer();
  const { id: subscription } = await beginWith(owner);
  await client().customers.update(owner.customer, { email: "ada@example.org", metadata: { since: "2026" } });
  expect((await eventOf("customer.updated", owner.customer)).data.previous_attributes).toEqual({
    email: null,
    metadata: { since: null },
  });
  await act(subscription, "fail");
  const { items } = await client().subscriptions.retrieve(subscription);
  const { data } = await eventOf("customer.subscription.updated", subscription);
  expect(data.previous_attributes).toMatchObject({
    status: "active",
    items: { data: [{ current_period_end: items.data[0]?.current_period_start }] },
  });
  expect(data.previous_attributes).not.toHaveProperty("customer");
});

test("a deleted customer's plans end and their cards are forgotten", async () => {
  const owner = await aCustomer();
  const { id } = await beginWith(owner);
  await client().customers.del(owner.customer);
  expect((await client().subscriptions.retrieve(id)).status).toBe("canceled");
  expect(await client().customers.retrieve(owner.customer)).toMatchObject({ deleted: true });
  expect((await client().customers.listPaymentMethods(owner.customer)).data).toEqual([]);
  await expect(sessionOf(undefined, undefined, { customer: owner.customer })).rejects.toThrow("No such");
});

test("a charge that is given back leads to its invoice by its payment", async () => {
  const subscription = await aSubscription();
  const invoice = String((await client().subscriptions.retrieve(subscription)).latest_invoice);
  const chargeAfter = async (action: string) => {
    const { events } = (await (await act(subscription, action)).json()) as { events: { payload: string }[] };
    return JSON.parse(events[0]?.payload ?? "").data.object as Stripe.Charge;
  };
  const part = await chargeAfter("refundPart");
  expect(part).toMatchObject({ refunded: false, amount_refunded: 1 });
  expect(await chargeAfter("refund")).toMatchObject({ id: part.id, refunded: true, amount_refunded: 400 });
  const byIntent = { type: "payment_intent", payment_intent: String(part.payment_intent) } as const;
  const listed = await client().invoicePayments.list({ payment: byIntent, expand: ["data.invoice"] });
  expect(listed.data[0]?.invoice).toMatchObject({ id: invoice, object: "invoice" });
  expect((await act(subscription, "refund")).status).toBe(400);
});

test("an action that the subscription's state does not allow is refused", async () => {
  const subscription = await aSubscription();
  expect((await act(subscription, "collect")).status).toBe(400);
  expect((await act(subscription, "cancel")).status).toBe(200);
  await eventOf("customer.subscription.deleted", subscription);
  expect((await act(subscription, "renew")).status).toBe(400);
  expect((await act("sub_none", "renew")).status).toBe(404);
});

test("the page of the payments has a button for each thing that is possible, and goes back to itself", async () => {
  const subscription = await aSubscription();
  const page = await (await fetch(standIn.url)).text();
  for (const label of ["Renew", "Fail the renewal", "Refund", "Cancel"]) expect(page).toContain(`>${label}<`);
  const pressed = await fetch(`${standIn.url}/local/subscriptions/${subscription}/renew`, {
    method: "POST",
    redirect: "manual",
    headers: { accept: "text/html" },
  });
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/"]);
});

test("another site's page can do nothing to a subscription through the developer's browser", async () => {
  const subscription = await aSubscription();
  const path = `/local/subscriptions/${subscription}/cancel`;
  const headers = { "sec-fetch-site": "cross-site" };
  expect((await fetch(`${standIn.url}${path}`, { method: "POST", headers })).status).toBe(403);
  expect((await act(subscription, "cancel")).status).toBe(200);
});

test("payments survive a restart", async () => {
  const session = await sessionOf();
  await post(session.url, card("4242424242424242"));
  await standIn.stop();
  standIn = await start();
  expect((await client().checkout.sessions.retrieve(session.id)).payment_status).toBe("paid");
  await eventOf("checkout.session.completed", session.id);
});

test("the payments page and its buttons answer to this machine's names alone", async () => {
  const status = (method: string, path: string, host: string) =>
    new Promise((resolve, reject) => {
      const sent = request(standIn.url + path, { method, headers: { host }, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on("error", reject).end();
    });
  for (const path of ["/", "/local/events", "/c/pay/cs_1"]) {
    expect(await status("GET", path, `evil.example:${standIn.port}`), path).toBe(403);
    expect(await status("GET", path, `localhost:${standIn.port}`), path).not.toBe(403);
  }
});
