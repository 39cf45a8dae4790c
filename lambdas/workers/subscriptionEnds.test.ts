import { expect, test } from "vitest";
import { getMember } from "#lambdas/records/family/member.ts";
import { endOf } from "#lambdas/records/payments/paymentWork.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, membersOf, remove } from "#lambdas/testing/builders/members.ts";
import {
  advance,
  aPaidOrder,
  atProvider,
  cards,
  deliverAll,
  deliverFirstPayment,
  eventOf,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { aResident } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { paymentWorkLeft, workOffTwice } from "#lambdas/testing/paymentWork.ts";
import { withoutProvider } from "#lambdas/testing/withoutProvider.ts";
import { redrive, workOff } from "#lambdas/testing/workOff.ts";

async function aPayer(card: string = cards.paid) {
  const owner = await aResident();
  await aHousehold(owner);
  const OrderID = await aPaidOrder(owner, 1, card);
  const { ID } = await aMember(owner, { OrderID });
  return { owner, OrderID, ID };
}

const statusOf = async (OrderID: string) => (await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`)).status;

const isWaiting = async (OrderID: string) =>
  (await paymentWorkLeft()).some((work) => work.task === "endSubscription" && work.orderId === OrderID);

test("a deleted member's subscription ends with the provider, and the event of its end is no news", async () => {
  const { owner, OrderID, ID } = await aPayer();
  await deliverFirstPayment(OrderID);
  await workOff();
  const before = await inbox(owner.email);
  expect((await remove(owner, { ID })).status).toBe(200);
  await workOff();
  expect(await statusOf(OrderID)).toBe("canceled");
  expect(await isWaiting(OrderID)).toBe(false);
  await deliverAll([await eventOf(await subscriptionOf(OrderID), "customer.subscription.deleted")]);
  await workOff();
  expect(await inbox(owner.email)).toEqual(before);
});

test("a provider that is down does not keep a member from being deleted, and the end is tried again", async () => {
  const { owner, OrderID, ID } = await aPayer();
  await withoutProvider(async () => {
    const { handler } = await import("#lambdas/calls/deleteMember.ts");
    const answer = await invoke(handler, { Parent_ID: owner.accountId, ID }, { session: owner });
    expect(answer.status).toBe(200);
    await expect(workOff()).rejects.toThrow("Dead letters");
  });
  expect(await membersOf(owner)).toEqual([]);
  expect([await isWaiting(OrderID), await statusOf(OrderID)]).toEqual([true, "active"]);
  await redrive();
  expect([await isWaiting(OrderID), await statusOf(OrderID)]).toEqual([false, "canceled"]);
});

test("an end that was queued is done, though its call was cut off, and two workers at once do it once", async () => {
  const { owner, OrderID, ID } = await aPayer();
  const member = await getMember(owner.accountId, ID);
  if (!member) throw new Error("There is no such member.");
  await transact(endOf(member));
  expect(await statusOf(OrderID)).toBe("active");
  await workOffTwice();
  expect([await isWaiting(OrderID), await statusOf(OrderID)]).toEqual([false, "canceled"]);
});

test("an order whose subscription we were never told of is asked for", async () => {
  const { owner, OrderID } = await aPayer(cards.paidLater);
  await transact(endOf({ owner: owner.accountId, orderId: OrderID }));
  await workOff();
  expect(await statusOf(OrderID)).toBe("canceled");
});

test("a failed payment that comes through before its plan ends keeps the plan, told of or not", async () => {
  const [through, failing] = [await aPayer(), await aPayer()];
  for (const { owner, OrderID: orderId } of [through, failing]) {
    await deliverFirstPayment(orderId);
    await deliverAll(await advance(orderId, "fail"));
    if (orderId === through.OrderID) await advance(orderId, "collect");
    await transact(endOf({ owner: owner.accountId, orderId }, { failed: true }));
  }
  await workOff();
  expect([await statusOf(through.OrderID), await statusOf(failing.OrderID)]).toEqual(["active", "canceled"]);
  expect((await getMember(through.owner.accountId, through.ID))?.due).toBeUndefined();
});

test("a subscription that has ended already is left alone, and a member without an order needs nothing", async () => {
  const { owner, OrderID } = await aPayer();
  expect(endOf({ owner: owner.accountId, orderId: undefined })).toEqual([]);
  await advance(OrderID, "cancel");
  await transact(endOf({ owner: owner.accountId, orderId: OrderID }));
  await workOff();
  expect(await isWaiting(OrderID)).toBe(false);
});
