import { expect, test } from "vitest";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, membersOf } from "#lambdas/testing/builders/members.ts";
import {
  aCheckout,
  aPaidOrder,
  aPaymentToken,
  cards,
  deliver,
  eventOf,
  eventsOf,
  pay,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { rowsOf } from "#lambdas/testing/records.ts";

async function aResidentWithHome(): Promise<TestAccount> {
  const owner = await aResident();
  await aHousehold(owner);
  return owner;
}

const rowOf = async ({ accountId }: TestAccount, sk: string) =>
  (await rowsOf(`U#${accountId}`)).find((row) => row.sk === sk);

const payedOf = async (owner: TestAccount) => (await membersOf(owner))[0]?.payed;

test("a late payment completes its member, once however often the event is sent", async () => {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner, 1, cards.paidLater);
  const { ID } = await aMember(owner, { OrderID });
  expect(await payedOf(owner)).toBe("PROCESSING");
  const event = await eventOf(OrderID, "checkout.session.async_payment_succeeded");
  for (let time = 1; time <= 5; time += 1) expect(await deliver(event)).toBe(200);
  expect(await payedOf(owner)).toBe("COMPLETE");
  expect((await rowOf(owner, `M#${ID}`))?.version).toBe(2);
});

test("five deliveries at once make one change", async () => {
  const owner = await aResidentWithHome();
  const { OrderID, URL: page } = await aCheckout(owner);
  await pay(page);
  const event = await eventOf(OrderID, "checkout.session.completed");
  const statuses = await Promise.all([1, 2, 3, 4, 5].map(() => deliver(event)));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(await rowOf(owner, `O#${OrderID}`)).toMatchObject({ state: "PAID", version: 2 });
});

test("a payment that fails later leaves its member pending", async () => {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner, 1, cards.refusedLater);
  await aMember(owner, { OrderID });
  await deliver(await eventOf(OrderID, "checkout.session.async_payment_failed"));
  expect(await payedOf(owner)).toBe("PENDING");
  expect((await rowOf(owner, `O#${OrderID}`))?.state).toBe("EXPIRED");
});

test("an event that arrives late takes no money back", async () => {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner, 1, cards.paidLater);
  await deliver(await eventOf(OrderID, "checkout.session.async_payment_succeeded"));
  await deliver(await eventOf(OrderID, "checkout.session.completed"));
  expect((await rowOf(owner, `O#${OrderID}`))?.state).toBe("PAID");
  expect((await aPaymentToken(owner)).Paid?.OrderID).toBe(OrderID);
});

test("an event that is not signed, or was changed, is refused and changes nothing", async () => {
  const owner = await aResidentWithHome();
  const { OrderID, URL: page } = await aCheckout(owner);
  await pay(page, cards.paidLater);
  const { payload, signature } = await eventOf(OrderID, "checkout.session.completed");
  const forged = payload.replace('"unpaid"', '"paid"');
  expect(forged).not.toBe(payload);
  expect(await deliver({ payload: forged, signature })).toBe(400);
  expect(await deliver({ payload, signature: "" })).toBe(400);
  expect(await deliver({ payload, signature: "t=1,v1=00" })).toBe(400);
  expect(await deliver({ payload, signature }, { "x-origin-verify": "guessed" })).toBe(403);
  expect((await rowOf(owner, `O#${OrderID}`))?.state).toBe("OPEN");
});

test("events about anything else are taken and change nothing", async () => {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner);
  const before = await rowOf(owner, `O#${OrderID}`);
  const others = (await eventsOf(await subscriptionOf(OrderID))).filter(({ type }) => !type.startsWith("checkout."));
  expect(others.map(({ type }) => type)).toContain("invoice.paid");
  for (const event of others) expect(await deliver(event)).toBe(200);
  expect(await rowOf(owner, `O#${OrderID}`)).toEqual(before);
});
