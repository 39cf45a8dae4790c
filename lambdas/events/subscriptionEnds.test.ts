import { expect, test } from "vitest";
import { endAll, endNow, endOf } from "#lambdas/domain/payments/subscriptions.ts";
import { getMember } from "#lambdas/records/family/member.ts";
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
import { rowsOf } from "#lambdas/testing/records.ts";
import { withoutProvider } from "#lambdas/testing/withoutProvider.ts";

async function aPayer(card: string = cards.paid) {
  const owner = await aResident();
  await aHousehold(owner);
  const OrderID = await aPaidOrder(owner, 1, card);
  const { ID } = await aMember(owner, { OrderID });
  return { owner, OrderID, ID };
}

const statusOf = async (OrderID: string) => (await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`)).status;

const isWaiting = async (OrderID: string) => (await rowsOf("ENDINGS")).some(({ sk }) => sk === OrderID);

test("a deleted member's subscription ends with the provider, and the event of its end is no news", async () => {
  const { owner, OrderID, ID } = await aPayer();
  await deliverFirstPayment(OrderID);
  const before = await inbox(owner.email);
  expect((await remove(owner, { ID })).status).toBe(200);
  expect(await statusOf(OrderID)).toBe("canceled");
  expect(await isWaiting(OrderID)).toBe(false);
  await deliverAll([await eventOf(await subscriptionOf(OrderID), "customer.subscription.deleted")]);
  expect(await inbox(owner.email)).toEqual(before);
});

test("a provider that is down does not keep a member from being deleted; the daily run ends the rest", async () => {
  const { owner, OrderID, ID } = await aPayer();
  await withoutProvider(async () => {
    const { handler } = await import("#lambdas/calls/deleteMember.ts");
    const answer = await invoke(handler, { Parent_ID: owner.accountId, ID }, { session: owner });
    expect(answer.status).toBe(200);
    await (await import("#lambdas/domain/payments/subscriptions.ts")).endAll();
  });
  expect(await membersOf(owner)).toEqual([]);
  expect([await isWaiting(OrderID), await statusOf(OrderID)]).toEqual([true, "active"]);
  await endAll();
  expect([await isWaiting(OrderID), await statusOf(OrderID)]).toEqual([false, "canceled"]);
});

test("an end that was noted and never tried, because its call was cut off, is done by the daily run", async () => {
  const { owner, OrderID, ID } = await aPayer();
  const member = await getMember(owner.accountId, ID);
  if (!member) throw new Error("There is no such member.");
  await transact(endOf(member));
  expect(await statusOf(OrderID)).toBe("active");
  await Promise.all([endAll(), endAll()]);
  expect([await isWaiting(OrderID), await statusOf(OrderID)]).toEqual([false, "canceled"]);
});

test("an order whose subscription we were never told of is asked for", async () => {
  const { owner, OrderID } = await aPayer(cards.paidLater);
  await endNow({ owner: owner.accountId, orderId: OrderID });
  expect(await statusOf(OrderID)).toBe("canceled");
});

test("a subscription that has ended already is left alone, and a member without an order needs nothing", async () => {
  const { owner, OrderID } = await aPayer();
  expect(endOf({ owner: owner.accountId, orderId: undefined })).toEqual([]);
  await endNow({ owner: owner.accountId, orderId: undefined });
  await advance(OrderID, "cancel");
  await transact(endOf({ owner: owner.accountId, orderId: OrderID }));
  await endAll();
  expect(await isWaiting(OrderID)).toBe(false);
});
