import { expect, test } from "vitest";
import { endSubscription } from "#lambdas/adapters/payments.ts";
import { handler as payMember } from "#lambdas/calls/payMember.ts";
import { addPaymentCheck } from "#lambdas/records/payments/paymentWork.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { onlyInQueue, queueOf } from "#lambdas/testing/builders/entries.ts";
import { aMember, aPaidMember, membersOf, remove } from "#lambdas/testing/builders/members.ts";
import { aDueFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import {
  aCheckout,
  aPaidOrder,
  aPaymentToken,
  atProvider,
  cards,
  deliverAll,
  deliverFirstPayment,
  eventOf,
  pay,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { isCheckedOn } from "#lambdas/testing/paymentWork.ts";
import { dueOn, setAttribute } from "#lambdas/testing/records.ts";
import { dailyRun, workOff } from "#lambdas/testing/workOff.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

// A page closed too early, an event that never came.

const aDayAgo = () => new Date(Date.now() - 86_400_000).toISOString();
const today = () => dayOf(new Date());

const applyTo = (owner: TestAccount, ID: string, OrderID: string) =>
  invoke(payMember, { Parent_ID: owner.accountId, ID, OrderID }, { session: owner });

const statusOf = async (OrderID: string) => (await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`)).status;

const comesThrough = (OrderID: string) => eventOf(OrderID, "checkout.session.async_payment_succeeded");

async function aWaitingFamily(City: string) {
  const family = await aDueFamily(City);
  await dailyRun();
  return family;
}

async function aFamilyUnderWay(City: string) {
  const family = await aWaitingFamily(City);
  const { owner, member } = family;
  const OrderID = await aPaidOrder(owner, 1, cards.paidLater, member.ID);
  expect((await applyTo(owner, member.ID, OrderID)).body.Member.payed).toBe("PROCESSING");
  await transact([addPaymentCheck({ owner: owner.accountId, mid: member.ID, day: today() })]);
  return { ...family, OrderID };
}

const isAskedFor = ({ owner, member }: { owner: TestAccount; member: { ID: string } }, day: string) =>
  isCheckedOn(day, owner.accountId, member.ID);

test("a payment pays for the member whom it was opened for, though its page was closed", async () => {
  const City = aCity();
  const due = await aDueFamily(City);
  const paid = await aPaidOrder(due.owner, 1, cards.paid, due.member.ID);
  await deliverFirstPayment(paid);
  const [member] = await membersOf(due.owner);
  expect([member?.payed, member?.PaymentDue]).toEqual(["COMPLETE", undefined]);
  await workOff();
  expect([await statusOf(due.OrderID), await statusOf(paid)]).toEqual(["canceled", "active"]);
  await dailyRun();
  expect(await queueOf("NEW", City)).toHaveLength(1);
  expect((await applyTo(due.owner, due.member.ID, paid)).body.Member.payed).toBe("COMPLETE");
});

test("a member whose payment was under way reaches the department with its event, once", async () => {
  const City = aCity();
  const { owner, member } = await aWaitingFamily(City);
  const OrderID = await aPaidOrder(owner, 1, cards.paid, member.ID);
  expect(await queueOf("NEW", City)).toEqual([]);
  await Promise.all([deliverFirstPayment(OrderID), applyTo(owner, member.ID, OrderID), deliverFirstPayment(OrderID)]);
  expect((await membersOf(owner))[0]?.payed).toBe("COMPLETE");
  expect(await onlyInQueue(City)).toMatchObject({ kind: "NEW" });
});

test("a member who was paid for again does not lapse, though neither page nor event reported it", async () => {
  const City = aCity();
  const { owner, member } = await aDueFamily(City);
  await aPaidOrder(owner, 1, cards.paid, member.ID);
  await dailyRun();
  const [listed] = await membersOf(owner);
  expect([listed?.payed, listed?.PaymentDue]).toEqual(["COMPLETE", undefined]);
  expect(await queueOf("NEW", City)).toHaveLength(1);
});

test("a payment for a member who is gone, or with an insufficient plan, can be used for another", async () => {
  const { owner, member } = await aWaitingFamily(aCity());
  const OrderID = await aPaidOrder(owner, 1, cards.paid, member.ID);
  await remove(owner, member);
  await deliverFirstPayment(OrderID);
  expect((await aPaymentToken(owner)).Paid?.OrderID).toBe(OrderID);
  await aPaidMember(owner, { OrderID });
  const other = await aMember(owner);
  const additional = await aPaidOrder(owner, 1, cards.paid, other.ID);
  for (const one of await membersOf(owner)) if (one.ID !== other.ID) await remove(owner, one);
  await deliverFirstPayment(additional);
  expect((await membersOf(owner)).map(({ payed }) => payed)).toEqual(["PENDING"]);
});

test("a slow payment without news is checked after a week, and pays for its member", async () => {
  const City = aCity();
  const family = await aFamilyUnderWay(City);
  expect(await isAskedFor(family, addDays(today(), 7))).toBe(true);
  await comesThrough(family.OrderID);
  await dailyRun();
  expect((await membersOf(family.owner))[0]?.payed).toBe("COMPLETE");
  expect(await queueOf("NEW", City)).toHaveLength(1);
});

test("a slow payment that is still under way is asked for again on the next day", async () => {
  const family = await aFamilyUnderWay(aCity());
  await dailyRun();
  expect((await membersOf(family.owner))[0]?.payed).toBe("PROCESSING");
  expect(await isAskedFor(family, addDays(today(), 1))).toBe(true);
  expect(await isAskedFor(family, today())).toBe(false);
});

test("a due member does not lapse while a slow payment is under way, nor when it came through", async () => {
  const City = aCity();
  const { owner, member } = await aDueFamily(City);
  const OrderID = await aPaidOrder(owner, 1, cards.paidLater, member.ID);
  await applyTo(owner, member.ID, OrderID);
  await dueOn(owner.accountId, member.ID, today());
  await dailyRun();
  expect((await membersOf(owner))[0]).toMatchObject({ payed: "COMPLETE", PaymentDue: addDays(today(), 1) });
  await dueOn(owner.accountId, member.ID, today());
  await comesThrough(OrderID);
  await dailyRun();
  const [listed] = await membersOf(owner);
  expect([listed?.payed, listed?.PaymentDue]).toEqual(["COMPLETE", undefined]);
  expect([await statusOf(OrderID), (await queueOf("NEW", City)).length]).toEqual(["active", 1]);
});

test("a slow payment whose subscription was ended leaves its member to be paid for", async () => {
  const { owner, member, OrderID } = await aFamilyUnderWay(aCity());
  await endSubscription(OrderID);
  await deliverAll([await eventOf(await subscriptionOf(OrderID), "customer.subscription.deleted")]);
  expect((await membersOf(owner))[0]?.payed).toBe("PENDING");
  await workOff();
  expect((await inbox(owner.email))[0]?.subject).toBe("A payment was not completed");
  const again = await aPaidOrder(owner, 1, cards.paid, member.ID);
  await deliverFirstPayment(again);
  expect((await membersOf(owner))[0]?.payed).toBe("COMPLETE");
});

test("a payment whose event is late is found before another is started, however late it is", async () => {
  const { owner, member } = await aWaitingFamily(aCity());
  const checkout = await aCheckout(owner, 1, member.ID);
  await setAttribute(`U#${owner.accountId}`, `O#${checkout.OrderID}`, "created", aDayAgo());
  await pay(checkout.URL);
  expect((await aPaymentToken(owner, 1, member.ID)).Paid?.OrderID).toBe(checkout.OrderID);
});

test("a member's checkout without news is checked on the next day", async () => {
  const City = aCity();
  const { owner, member } = await aWaitingFamily(City);
  await aPaidOrder(owner, 1, cards.paid, member.ID);
  expect(await isAskedFor({ owner, member }, addDays(today(), 1))).toBe(true);
  await transact([addPaymentCheck({ owner: owner.accountId, mid: member.ID, day: today() })]);
  await dailyRun();
  expect((await membersOf(owner))[0]?.payed).toBe("COMPLETE");
  expect(await queueOf("NEW", City)).toHaveLength(1);
});
