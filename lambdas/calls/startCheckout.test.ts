import { expect, test } from "vitest";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, aPaidMember } from "#lambdas/testing/builders/members.ts";
import {
  aCheckout,
  aPaidOrder,
  aPaymentToken,
  atProvider,
  cards,
  eventOf,
  pay,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { anAdmin, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { anIdempotencyKey, invoke } from "#lambdas/testing/call.ts";
import { agePaymentToken, setAttribute } from "#lambdas/testing/records.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import { handler as createMember } from "./createMember.ts";
import { handler as listMembers } from "./listMembers.ts";
import { handler as openPayment } from "./openPayment.ts";
import { handler as readOrder } from "./readOrder.ts";
import { handler as startCheckout } from "./startCheckout.ts";

async function aResidentWithHome(): Promise<TestAccount> {
  const owner = await aResident();
  await aHousehold(owner);
  return owner;
}

const stateOf = async (Token: string, OrderID: string) => (await invoke(readOrder, { Token, OrderID })).body.State;

test("the price is 4 a month or 40 a year until a member is paid, then 1 or 10", async () => {
  const owner = await aResidentWithHome();
  const prices = async () => {
    const [monthly, yearly] = [await aPaymentToken(owner, 1), await aPaymentToken(owner, 2)];
    return [monthly.PlanID, monthly.Price, yearly.PlanID, yearly.Price];
  };
  expect(await prices()).toEqual(["new-monthly", 4, "new-yearly", 40]);
  await aMember(owner);
  expect(await prices()).toEqual(["new-monthly", 4, "new-yearly", 40]);
  await aPaidMember(owner);
  expect(await prices()).toEqual(["recurring-monthly", 1, "recurring-yearly", 10]);
});

test("a checkout goes from open to paid, and its page charges the server's price", async () => {
  const { Token, OrderID, URL: page } = await aCheckout(await aResidentWithHome(), 2);
  expect(await stateOf(Token, OrderID)).toBe("OPEN");
  expect(await (await fetch(page)).text()).toContain("$40.00");
  expect(await pay(page, cards.declined)).toBe(402);
  expect(await stateOf(Token, OrderID)).toBe("OPEN");
  expect(await pay(page)).toBe(303);
  expect(await stateOf(Token, OrderID)).toBe("PAID");
});

test("a payment that takes a while is processing", async () => {
  const { Token, OrderID, URL: page } = await aCheckout(await aResidentWithHome());
  await pay(page, cards.paidLater);
  expect(await stateOf(Token, OrderID)).toBe("PROCESSING");
});

test("a token starts one checkout, however often it is used", async () => {
  const { Token, PlanID } = await aPaymentToken(await aResidentWithHome());
  const started = await Promise.all([1, 2, 3].map(() => invoke(startCheckout, { Token, PlanID })));
  expect(new Set(started.map(({ body }) => body.OrderID)).size).toBe(1);
});

test("a token starts no other plan, and none whose price has changed", async () => {
  const owner = await aResidentWithHome();
  const { Token, PlanID } = await aPaymentToken(owner);
  expect((await invoke(startCheckout, { Token, PlanID: "recurring-monthly" })).status).toBe(409);
  await aMember(owner);
  expect((await invoke(startCheckout, { Token, PlanID })).status).toBe(200);
  await aPaidMember(owner);
  expect((await invoke(startCheckout, { Token, PlanID })).status).toBe(409);
});

test("an invented token starts and reads nothing", async () => {
  const { OrderID } = await aCheckout(await aResidentWithHome());
  const Token = "x".repeat(43);
  expect((await invoke(startCheckout, { Token, PlanID: "new-monthly" })).status).toBe(401);
  expect((await invoke(readOrder, { Token, OrderID })).status).toBe(401);
});

test("a token starts nothing after ten minutes; it reads its order for two hours", async () => {
  const { Token, PlanID, OrderID } = await aCheckout(await aResidentWithHome());
  await agePaymentToken(Token, 11);
  expect((await invoke(startCheckout, { Token, PlanID })).status).toBe(401);
  expect(await stateOf(Token, OrderID)).toBe("OPEN");
  await agePaymentToken(Token, 110);
  expect((await invoke(readOrder, { Token, OrderID })).status).toBe(401);
});

test("the token of an account restricted since starts and reads nothing", async () => {
  const owner = await aResidentWithHome();
  const { Token, PlanID, OrderID } = await aCheckout(owner);
  await setAttribute(`U#${owner.accountId}`, "#A", "status", "RESTRICTED");
  expect((await invoke(startCheckout, { Token, PlanID })).status).toBe(401);
  expect((await invoke(readOrder, { Token, OrderID })).status).toBe(401);
});

test("a payment token is no session and opens nothing else", async () => {
  const owner = await aResidentWithHome();
  const { Token } = await aPaymentToken(owner);
  const options = { headers: { authorization: `Bearer ${Token}` } };
  expect((await invoke(listMembers, { UID: owner.accountId }, options)).status).toBe(401);
  expect((await invoke(openPayment, { Plan: 1 }, options)).status).toBe(401);
});

test("a token reads no order of another account", async () => {
  const { OrderID } = await aCheckout(await aResidentWithHome());
  const { Token } = await aPaymentToken(await aResidentWithHome());
  const { status, body } = await invoke(readOrder, { Token, OrderID });
  expect([status, body.Message]).toEqual([400, "We could not find that payment"]);
});

test("a paid, unused order is offered again until it is used", async () => {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner, 2);
  expect((await aPaymentToken(owner)).Paid).toEqual({ OrderID, PlanID: "new-yearly" });
  await aPaidMember(owner, { OrderID });
  expect((await aPaymentToken(owner)).Paid).toBeUndefined();
});

test("a person is not paid for twice: a payment made in a window left open is found before another starts", async () => {
  for (const card of [cards.paid, cards.paidLater]) {
    const owner = await aResidentWithHome();
    const left = await aCheckout(owner);
    const { Token, PlanID } = await aPaymentToken(owner);
    await pay(left.URL, card);
    const { status, body } = await invoke(startCheckout, { Token, PlanID });
    expect([status, body.Message]).toEqual([409, "You have already paid in another window."]);
    expect((await aPaymentToken(owner)).Paid?.OrderID).toBe(left.OrderID);
  }
});

test("a page whose payment failed unheard is closed with its plan when another starts", async () => {
  const owner = await aResidentWithHome();
  const left = await aCheckout(owner);
  const { Token, PlanID } = await aPaymentToken(owner);
  await pay(left.URL, cards.refusedLater);
  await eventOf(left.OrderID, "checkout.session.async_payment_failed");
  const plan = await subscriptionOf(left.OrderID);
  expect((await invoke(startCheckout, { Token, PlanID })).status).toBe(200);
  await workOff();
  expect((await atProvider(`subscriptions/${plan}`)).status).toBe("canceled");
});

test("of many opened checkouts the newest are asked for", async () => {
  const owner = await aResidentWithHome();
  const opened: Awaited<ReturnType<typeof aCheckout>>[] = [];
  for (let time = 1; time <= 6; time += 1) opened.push(await aCheckout(owner, 1, (await aMember(owner)).ID));
  // Orders are stored by their id, which does not tell their age.
  const [paid] = opened.sort((one, other) => (one.OrderID < other.OrderID ? -1 : 1));
  await pay(paid?.URL ?? "");
  const created = new Date().toISOString();
  await setAttribute(`U#${owner.accountId}`, `O#${paid?.OrderID}`, "created", created);
  expect((await aPaymentToken(owner)).Paid?.OrderID).toBe(paid?.OrderID);
});

test("open orders and other accounts' are not offered as paid", async () => {
  const owner = await aResidentWithHome();
  await aCheckout(owner);
  await aPaidOrder(await aResidentWithHome());
  expect((await aPaymentToken(owner)).Paid).toBeUndefined();
});

test("staff cannot pay", async () => {
  expect((await invoke(openPayment, { Plan: 1 }, { session: await anAdmin() })).status).toBe(403);
});

test("a paid order is not lost when its member could not be saved", async () => {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner);
  const request = { session: owner, headers: anIdempotencyKey() };
  const { body } = await invoke(createMember, {}, request);
  expect(body.Message).toBeTruthy();
  expect((await aPaymentToken(owner)).Paid?.OrderID).toBe(OrderID);
});
