import { expect, test } from "vitest";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, aPaidMember, assign, membersOf } from "#lambdas/testing/builders/members.ts";
import {
  aCheckout,
  advanceAndDeliver,
  aPaidOrder,
  aPaymentToken,
  atProvider,
  cards,
  deliverAll,
  deliverFirstPayment,
  eventOf,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { anAdmin, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aPhoto } from "#lambdas/testing/builders/photos.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { handler as openPayment } from "./openPayment.ts";
import { handler as payMember } from "./payMember.ts";
import { handler as startCheckout } from "./startCheckout.ts";

async function aResidentWithHome(): Promise<TestAccount> {
  const owner = await aResident();
  await aHousehold(owner);
  return owner;
}

const pay = (session: TestAccount, ID: string, OrderID: string) =>
  invoke(payMember, { Parent_ID: session.accountId, ID, OrderID }, { session });

const memberOf = async (owner: TestAccount, id: string) => (await membersOf(owner)).find(({ ID }) => ID === id);

const paidOf = async ({ accountId }: TestAccount) =>
  (await rowsOf(`U#${accountId}`)).find(({ sk }) => sk === "#C")?.paid;

/** Orders may learn of their payment, even when refused. */
const rowsBesideOrders = async ({ accountId }: TestAccount) =>
  (await rowsOf(`U#${accountId}`)).filter(({ sk }) => !sk.startsWith("O#"));

async function expectRefused(owner: TestAccount, id: string, OrderID: string, status: number, message: string) {
  const before = await rowsBesideOrders(owner);
  const answer = await pay(owner, id, OrderID);
  expect([answer.status, answer.body.Message]).toEqual([status, message]);
  expect(await rowsBesideOrders(owner)).toEqual(before);
}

test("a member waiting for payment is paid for, and can then be assigned", async () => {
  const owner = await aResidentWithHome();
  const household = await aHousehold(owner, { Name: "Cabin" });
  const { ID } = await aMember(owner);
  const { status, body } = await pay(owner, ID, await aPaidOrder(owner, 2, cards.paid, ID));
  expect(status).toBe(200);
  expect(body.Member).toMatchObject({ ID, payed: "COMPLETE", HouseHolds: [] });
  expect((await fetch(body.Member.img)).status).toBe(200);
  expect(await paidOf(owner)).toBe(1);
  await assign(owner, body.Member, household);
});

test("the first payment costs the full plan, the next the additional one, whatever the order of registration", async () => {
  const owner = await aResidentWithHome();
  const [one, other] = [await aMember(owner), await aMember(owner)];
  expect((await aPaymentToken(owner, 2, other.ID)).Price).toBe(40);
  await pay(owner, other.ID, await aPaidOrder(owner, 2, cards.paid, other.ID));
  expect((await aPaymentToken(owner, 2, one.ID)).Price).toBe(10);
  expect((await aPaymentToken(owner, 1, one.ID)).Price).toBe(1);
  await pay(owner, one.ID, await aPaidOrder(owner, 1, cards.paid, one.ID));
  expect(await paidOf(owner)).toBe(2);
});

test("a retry of a successful payment returns the member and charges nothing more", async () => {
  const owner = await aResidentWithHome();
  const { ID } = await aMember(owner);
  const OrderID = await aPaidOrder(owner, 1, cards.paid, ID);
  const answers = [await pay(owner, ID, OrderID), await pay(owner, ID, OrderID)];
  expect(answers.map(({ status, body }) => [status, body.Member.payed])).toEqual([
    [200, "COMPLETE"],
    [200, "COMPLETE"],
  ]);
  expect(await paidOf(owner)).toBe(1);
  await workOff();
  expect((await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`)).status).toBe("active");
});

const atOnce = howMany(5, 20);

test(`${atOnce} payments at once for one member with one order make one change, and all succeed`, async () => {
  const owner = await aResidentWithHome();
  const { ID } = await aMember(owner);
  const OrderID = await aPaidOrder(owner, 1, cards.paid, ID);
  const answers = await Promise.all(Array.from({ length: atOnce }, () => pay(owner, ID, OrderID)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await rowsOf(`U#${owner.accountId}`);
  expect(rows.find(({ sk }) => sk === `M#${ID}`)).toMatchObject({ payed: "COMPLETE", version: 2 });
  expect(await paidOf(owner)).toBe(1);
});

test(`one order pays for one of ${atOnce} members, even when used for all at once`, async () => {
  const owner = await aResidentWithHome();
  const img = await aPhoto(owner);
  const members = await Promise.all(Array.from({ length: atOnce }, () => aMember(owner, { img })));
  const OrderID = await aPaidOrder(owner);
  const answers = await Promise.all(members.map(({ ID }) => pay(owner, ID, OrderID)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.Message}`))).toEqual(
    new Set(["409 This payment was already used for another member"]),
  );
  expect(await paidOf(owner)).toBe(1);
});

test("an order for a new member pays for a waiting one, and the other way round", async () => {
  const owner = await aResidentWithHome();
  const waiting = await aMember(owner);
  expect((await pay(owner, waiting.ID, await aPaidOrder(owner))).body.Member.payed).toBe("COMPLETE");
  const second = await aMember(owner);
  const OrderID = await aPaidOrder(owner, 1, cards.paid, second.ID);
  expect((await aPaidMember(owner, { OrderID })).payed).toBe("COMPLETE");
  expect((await memberOf(owner, second.ID))?.payed).toBe("PENDING");
});

test("a paid, unused order is offered for a member waiting for payment", async () => {
  const owner = await aResidentWithHome();
  const { ID } = await aMember(owner);
  const OrderID = await aPaidOrder(owner, 2, cards.paid, ID);
  expect((await aPaymentToken(owner, 2, ID)).Paid).toEqual({ OrderID, PlanID: "new-yearly" });
});

test("an additional member's plan does not pay while no other member is paid", async () => {
  const owner = await aResidentWithHome();
  const { ID } = await aMember(owner);
  await setAttribute(`U#${owner.accountId}`, "#C", "paid", 1);
  const OrderID = await aPaidOrder(owner);
  await setAttribute(`U#${owner.accountId}`, "#C", "paid", 0);
  const message = "This payment is for an additional member. The first member needs the full plan.";
  await expectRefused(owner, ID, OrderID, 409, message);
});

test("an open, used, foreign or unknown order is refused and nothing is written", async () => {
  const owner = await aResidentWithHome();
  const { ID } = await aMember(owner);
  const { OrderID } = await aCheckout(owner);
  const open = "This payment is not complete yet. Please finish it in the pop up window.";
  await expectRefused(owner, ID, OrderID, 409, open);
  const used = await aPaidOrder(owner);
  await aPaidMember(owner, { OrderID: used });
  await expectRefused(owner, ID, used, 409, "This payment was already used for another member");
  const unknown = "We could not find that payment";
  await expectRefused(owner, ID, await aPaidOrder(await aResidentWithHome()), 400, unknown);
  await expectRefused(owner, ID, "cs_test_0123456789abcdef", 400, unknown);
});

test("a payment for another account's or an unknown member cannot be opened or made", async () => {
  const [owner, other] = [await aResidentWithHome(), await aResidentWithHome()];
  const { ID } = await aMember(other);
  const OrderID = await aPaidOrder(owner);
  const answers = [
    await pay(owner, ID, OrderID),
    await pay(owner, "nobodyatall", OrderID),
    await invoke(payMember, { Parent_ID: other.accountId, ID, OrderID }, { session: owner }),
    await invoke(openPayment, { Plan: 1, MID: ID }, { session: owner }),
    await invoke(openPayment, { Plan: 1, MID: "nobodyatall" }, { session: owner }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await invoke(payMember, {}, { session: await anAdmin() })).status).toBe(403);
});

test("a member who is paid, or whose payment is under way, is not paid for again", async () => {
  const owner = await aResidentWithHome();
  const paid = await aPaidMember(owner);
  const slow = await aMember(owner, { OrderID: await aPaidOrder(owner, 1, cards.paidLater) });
  const OrderID = await aPaidOrder(owner);
  await expectRefused(owner, paid.ID, OrderID, 409, "This member is already paid for.");
  const underWay = "A payment for this member is under way. Please wait until it is completed.";
  await expectRefused(owner, slow.ID, OrderID, 409, underWay);
  const opened = await invoke(openPayment, { Plan: 1, MID: paid.ID }, { session: owner });
  expect([opened.status, opened.body.Message]).toEqual([409, "This member is already paid for."]);
});

test("no checkout starts for a member paid for since it was opened", async () => {
  const owner = await aResidentWithHome();
  const { ID } = await aMember(owner);
  const { Token, PlanID } = await aPaymentToken(owner, 1, ID);
  await pay(owner, ID, await aPaidOrder(owner));
  expect((await invoke(startCheckout, { Token, PlanID })).status).toBe(409);
});

test("after a failed first payment the member can be paid for", async () => {
  const owner = await aResidentWithHome();
  const failed = await aPaidOrder(owner, 1, cards.refusedLater);
  const { ID } = await aMember(owner, { OrderID: failed });
  await deliverAll([await eventOf(failed, "checkout.session.async_payment_failed")]);
  await expectRefused(owner, ID, failed, 409, "This payment was not completed. Please start a new one.");
  const { body } = await pay(owner, ID, await aPaidOrder(owner, 1, cards.paid, ID));
  expect(body.Member.payed).toBe("COMPLETE");
  await advanceAndDeliver(failed, "renew").catch(() => undefined);
  await deliverAll([await eventOf(failed, "checkout.session.async_payment_failed")]);
  expect((await memberOf(owner, ID))?.payed).toBe("COMPLETE");
});

test("with a slow payment the member waits until the money arrives", async () => {
  const owner = await aResidentWithHome();
  const { ID } = await aMember(owner);
  const OrderID = await aPaidOrder(owner, 1, cards.paidLater, ID);
  expect((await pay(owner, ID, OrderID)).body.Member.payed).toBe("PROCESSING");
  await deliverAll([await eventOf(OrderID, "checkout.session.async_payment_succeeded")]);
  expect((await memberOf(owner, ID))?.payed).toBe("COMPLETE");
});

test("a member whose payment is due is paid for anew, at their own price, and the old subscription ends", async () => {
  const owner = await aResidentWithHome();
  const old = await aPaidOrder(owner, 2);
  const { ID } = await aPaidMember(owner, { OrderID: old });
  await deliverFirstPayment(old);
  await advanceAndDeliver(old, "fail");
  expect((await memberOf(owner, ID))?.PaymentDue).toBeTruthy();
  expect((await aPaymentToken(owner, 2, ID)).Price).toBe(40);
  expect((await aPaymentToken(owner, 2)).Price).toBe(10);
  const additional = await aPaidOrder(owner, 2);
  const message = "This payment is for an additional member. The first member needs the full plan.";
  await expectRefused(owner, ID, additional, 409, message);

  const { body } = await pay(owner, ID, await aPaidOrder(owner, 2, cards.paid, ID));
  expect(body.Member).toMatchObject({ payed: "COMPLETE" });
  expect(body.Member.PaymentDue).toBeUndefined();
  expect(await paidOf(owner)).toBe(1);
  await workOff();
  expect((await atProvider(`subscriptions/${await subscriptionOf(old)}`)).status).toBe("canceled");
  await deliverAll([await eventOf(await subscriptionOf(old), "customer.subscription.deleted")]);
  expect(await memberOf(owner, ID)).toMatchObject({ payed: "COMPLETE" });
  expect((await memberOf(owner, ID))?.PaymentDue).toBeUndefined();
});

test("a slow payment for a due member is not paid twice, and suspends the due day meanwhile", async () => {
  const owner = await aResidentWithHome();
  const old = await aPaidOrder(owner);
  const { ID } = await aPaidMember(owner, { OrderID: old });
  await deliverFirstPayment(old);
  await advanceAndDeliver(old, "fail");
  const slow = await aPaidOrder(owner, 1, cards.refusedLater, ID);
  expect((await pay(owner, ID, slow)).body.Member).toMatchObject({ payed: "COMPLETE" });
  const again = await pay(owner, ID, await aPaidOrder(owner));
  expect(again.status).toBe(409);
  const { status, body } = await invoke(openPayment, { Plan: 1, MID: ID }, { session: owner });
  expect([status, body.Code]).toEqual([409, "MEMBER_PAYMENT_UNDER_WAY"]);
  await deliverAll([await eventOf(slow, "checkout.session.async_payment_failed")]);
  expect(await memberOf(owner, ID)).toMatchObject({ payed: "COMPLETE", PaymentDue: expect.any(String) });
  await workOff();
  // The account believes to have paid, and is told otherwise.
  const warnings = (await inbox(owner.email)).filter(({ subject }) => /^A payment is due/.test(subject));
  expect(warnings).toHaveLength(2);
  for (const { text } of warnings) expect(text).toContain("The payment for Ada could not be taken.");
});
