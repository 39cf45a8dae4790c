import { expect, test } from "vitest";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aCalledMember, aFamily, aMember, aPaidMember, assign, membersOf } from "#lambdas/testing/builders/members.ts";
import { inOlderVersion } from "#lambdas/testing/builders/payments/olderEvents.ts";
import {
  advance,
  advanceAndDeliver,
  aPaidOrder,
  aPaymentToken,
  cards,
  deliver,
  deliverAll,
  deliverFirstPayment,
  eventOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { type InboxMessage, inbox } from "#lambdas/testing/inbox.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import { dayOf, easternDayOf, formatDay } from "#shared/rules/dates.ts";
import { graceEnd } from "#shared/rules/payment/grace.ts";

async function aResidentWithHome(): Promise<TestAccount> {
  const owner = await aResident();
  await aHousehold(owner);
  return owner;
}

async function aPayer(Plan: 1 | 2 = 1, First = "Ada") {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner, Plan);
  const member = await aPaidMember(owner, { OrderID, First });
  await deliverFirstPayment(OrderID);
  return { owner, OrderID, member };
}

const memberOf = async (owner: TestAccount, id?: string) =>
  (await membersOf(owner)).find(({ ID }) => id === undefined || ID === id);

const dueOf = async (owner: TestAccount, id?: string) => (await memberOf(owner, id))?.PaymentDue;

const countersOf = async ({ accountId }: TestAccount) => (await rowsOf(`U#${accountId}`)).find(({ sk }) => sk === "#C");

const today = () => dayOf(new Date());
const inGrace = () => graceEnd(today());

async function mailsOf({ email }: TestAccount, about: RegExp): Promise<InboxMessage[]> {
  await workOff();
  return (await inbox(email)).filter(({ subject }) => about.test(subject));
}

const receipts = (owner: TestAccount) => mailsOf(owner, /^Receipt/);
const warnings = (owner: TestAccount) => mailsOf(owner, /^A payment is due/);

test("a renewal that fails leaves 30 days, is shown and mailed, and the member stays covered", async () => {
  const { owner, OrderID, member } = await aPayer(2);
  await assign(owner, member, await aHousehold(owner));
  await advanceAndDeliver(OrderID, "fail");
  expect(await memberOf(owner)).toMatchObject({ payed: "COMPLETE", PaymentDue: inGrace() });
  const [mail, ...others] = await warnings(owner);
  expect(others).toEqual([]);
  expect(mail?.text).toContain("The payment for Ada could not be taken. It is the yearly plan of a first member.");
  expect(mail?.text).toContain(`Please pay before ${formatDay(inGrace())}. Otherwise the departments are told`);
  expect(mail?.text).not.toContain(member.Last);
});

test("of a record that no department has, the mail of a due payment names none that would be told", async () => {
  const { owner, OrderID } = await aPayer();
  await advanceAndDeliver(OrderID, "fail");
  const [mail] = await warnings(owner);
  expect(mail?.text).toContain("this record cannot be shared with a department until it is paid for");
  expect(mail?.text).not.toContain("are told");
});

test("a renewal that is paid ends the grace", async () => {
  const { owner, OrderID } = await aPayer();
  await advanceAndDeliver(OrderID, "fail");
  await advanceAndDeliver(OrderID, "collect");
  expect(await memberOf(owner)).toMatchObject({ payed: "COMPLETE" });
  expect(await dueOf(owner)).toBeUndefined();
});

test("the next period that is paid ends the grace as well, and a further failure begins a new one", async () => {
  const { owner, OrderID } = await aPayer();
  await advanceAndDeliver(OrderID, "fail");
  await advanceAndDeliver(OrderID, "renew");
  expect(await dueOf(owner)).toBeUndefined();
  await advanceAndDeliver(OrderID, "fail");
  expect(await dueOf(owner)).toBe(inGrace());
});

test("renewals told in an older version of the provider's API count as well", async () => {
  const { owner, OrderID } = await aPayer();
  const invoiced = async (action: "fail" | "renew") =>
    Promise.all((await advance(OrderID, action)).filter(({ type }) => type.startsWith("invoice.")).map(inOlderVersion));
  await deliverAll(await invoiced("fail"));
  expect(await dueOf(owner)).toBe(inGrace());
  await deliverAll(await invoiced("renew"));
  expect(await dueOf(owner)).toBeUndefined();
  expect(await receipts(owner)).toHaveLength(2);
});

test("a failure reported after its payment begins no grace period", async () => {
  const { owner, OrderID } = await aPayer();
  const failed = await advance(OrderID, "fail");
  const paid = await advance(OrderID, "collect");
  await deliverAll([...paid, ...failed]);
  expect(await dueOf(owner)).toBeUndefined();
  expect(await warnings(owner)).toEqual([]);
});

test("an older period's payment does not end the grace of a newer one", async () => {
  const { owner, OrderID } = await aPayer();
  const paid = await advance(OrderID, "renew");
  const failed = await advance(OrderID, "fail");
  await deliverAll([...failed, ...paid]);
  expect(await dueOf(owner)).toBe(inGrace());
  expect(await receipts(owner)).toHaveLength(2);
});

test("every order of two months' events comes to the same end", async () => {
  const { owner, OrderID } = await aPayer();
  const events = [
    ...(await advance(OrderID, "fail")),
    ...(await advance(OrderID, "collect")),
    ...(await advance(OrderID, "renew")),
    ...(await advance(OrderID, "refund")),
  ];
  await deliverAll([...events].reverse());
  await deliverAll(events);
  expect(await memberOf(owner)).toMatchObject({ payed: "COMPLETE", PaymentDue: inGrace() });
  expect((await countersOf(owner))?.paid).toBe(1);
  expect(await warnings(owner)).toHaveLength(1);
});

test("each event, told five times and five times at once, changes and mails once", async () => {
  const { owner, OrderID } = await aPayer();
  for (const action of ["renew", "fail"] as const)
    for (const event of await advance(OrderID, action)) {
      const statuses = await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
      for (let time = 1; time <= 5; time += 1) expect(await deliver(event)).toBe(200);
    }
  expect(await dueOf(owner)).toBe(inGrace());
  expect([(await receipts(owner)).length, (await warnings(owner)).length]).toEqual([2, 1]);
});

test("a forged renewal changes nothing", async () => {
  const { owner, OrderID } = await aPayer();
  const [event] = (await advance(OrderID, "fail")).filter(({ type }) => type === "invoice.payment_failed");
  const { payload = "", signature = "" } = event ?? {};
  expect(await deliver({ payload: payload.replace('"open"', '"draft"'), signature })).toBe(400);
  expect(await deliver({ payload, signature: "t=1,v1=00" })).toBe(400);
  expect(await dueOf(owner)).toBeUndefined();
});

test("a full refund begins the grace, a part of one changes nothing", async () => {
  const { owner, OrderID } = await aPayer();
  await advanceAndDeliver(OrderID, "refundPart");
  expect(await dueOf(owner)).toBeUndefined();
  await advanceAndDeliver(OrderID, "refund");
  expect(await dueOf(owner)).toBe(inGrace());
  expect((await warnings(owner))[0]?.text).toContain("The payment for Ada was given back");
});

test("a refund of a period that is long over changes nothing", async () => {
  const { owner, OrderID } = await aPayer();
  const refunded = await advance(OrderID, "refund");
  await advanceAndDeliver(OrderID, "renew");
  await deliverAll(refunded);
  expect(await dueOf(owner)).toBeUndefined();
});

test("a dispute is like a refund, until it is won", async () => {
  const { owner, OrderID } = await aPayer();
  const opened = await advance(OrderID, "dispute");
  await deliverAll(opened);
  expect(await dueOf(owner)).toBe(inGrace());
  await advanceAndDeliver(OrderID, "win");
  expect(await dueOf(owner)).toBeUndefined();
  await deliverAll(opened);
  expect(await dueOf(owner)).toBeUndefined();
});

test("a subscription that is canceled, or that the provider gives up, begins the grace", async () => {
  const canceled = await aPayer();
  await advanceAndDeliver(canceled.OrderID, "cancel");
  expect(await dueOf(canceled.owner)).toBe(inGrace());
  const unpaid = await aPayer();
  await advance(unpaid.OrderID, "fail");
  await advanceAndDeliver(unpaid.OrderID, "giveUp");
  expect(await dueOf(unpaid.owner)).toBe(inGrace());
});

test("an event about a subscription counts even before its checkout is known", async () => {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner);
  await advanceAndDeliver(OrderID, "refund");
  await deliverFirstPayment(OrderID);
  expect((await aPaymentToken(owner)).Paid).toBeUndefined();
  const message = await aCalledMember(owner, { OrderID }).catch((error: Error) => error.message);
  expect(message).toContain("409: This payment does not hold any more. Please start a new one.");
});

test("of two members with different plans only the one whose renewal failed is due", async () => {
  const { owner, OrderID, member } = await aPayer(2);
  const second = await aPaidOrder(owner, 1);
  const other = await aPaidMember(owner, { OrderID: second, First: "Ben" });
  await deliverFirstPayment(second);
  await advanceAndDeliver(second, "fail");
  expect([await dueOf(owner, member.ID), await dueOf(owner, other.ID)]).toEqual([undefined, inGrace()]);
  expect((await warnings(owner))[0]?.text).toContain("Ben could not be taken. It is the monthly plan of an additional");
  await advanceAndDeliver(OrderID, "renew");
  expect((await receipts(owner))[0]?.text).toContain("$40.00");
  expect(await dueOf(owner, other.ID)).toBe(inGrace());
});

test("a receipt has amount, day, plan, first name and a contact", async () => {
  const { owner, OrderID, member } = await aPayer(2);
  await advanceAndDeliver(OrderID, "renew");
  const [renewal, first, ...others] = await receipts(owner);
  expect(others).toEqual([]);
  const line = `We received $40.00 on ${formatDay(easternDayOf(new Date()))} for Ada: the yearly plan of a first member.`;
  expect([renewal?.text, first?.text]).toEqual([expect.stringContaining(line), expect.stringContaining(line)]);
  for (const mail of [renewal, first]) {
    expect(mail?.text).toContain("contact your local department");
    expect(mail?.text).not.toContain(member.Last);
  }
});

test("a name that could be a message stands in no mail", async () => {
  const { owner, OrderID } = await aPayer(1, "Visit http://evil.example now");
  await advanceAndDeliver(OrderID, "renew");
  const mails = await receipts(owner);
  expect(mails).toHaveLength(2);
  for (const { text, html } of mails) expect(`${text}${html}`).not.toContain("evil");
  expect(mails[0]?.text).toContain("for a member of your family");
});

test("the first receipt is mailed once, whichever call noticed the payment first", async () => {
  const owner = await aResidentWithHome();
  const OrderID = await aPaidOrder(owner);
  // The wizard offers it, the member is made with it, and the event is told again and again.
  expect((await aPaymentToken(owner)).Paid?.OrderID).toBe(OrderID);
  await aMember(owner, { OrderID });
  expect(await receipts(owner)).toHaveLength(1);
  const event = await eventOf(OrderID, "checkout.session.completed");
  await Promise.all([1, 2, 3].map(() => deliver(event)));
  await deliver(event);
  expect(await receipts(owner)).toHaveLength(1);
});

test("a payment that comes later is receipted when it comes, and mailed as failed when it does not", async () => {
  const late = await aResidentWithHome();
  const paid = await aPaidOrder(late, 1, cards.paidLater);
  await aMember(late, { OrderID: paid });
  await deliverFirstPayment(paid);
  expect(await receipts(late)).toEqual([]);
  await deliverAll([await eventOf(paid, "checkout.session.async_payment_succeeded")]);
  expect(await receipts(late)).toHaveLength(1);

  const owner = await aResidentWithHome();
  const refused = await aPaidOrder(owner, 1, cards.refusedLater);
  await aMember(owner, { OrderID: refused });
  const event = await eventOf(refused, "checkout.session.async_payment_failed");
  await deliverAll([event, event]);
  expect(await memberOf(owner)).toMatchObject({ payed: "PENDING" });
  expect((await countersOf(owner))?.paid).toBe(0);
  expect((await aPaymentToken(owner)).Price).toBe(4);
  expect(await receipts(owner)).toEqual([]);
  const mails = await mailsOf(owner, /^A payment was not completed$/);
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining("The payment for Ada")]);
});

test("the provider learns nothing about a person", async () => {
  const { owner, member } = await aFamily(aCity(), { First: "Quillon", Last: "Zebrowski" });
  const response = await fetch(`${process.env.STRIPE_API}/local/events`);
  const said = (await response.text()).split('"type"').filter((event) => event.includes(owner.accountId));
  expect(said.length).toBeGreaterThan(0);
  const secrets = [owner.email, member.ID, "Quillon", "Zebrowski", member.Dob, "Woodward"];
  for (const secret of secrets) expect(said.join()).not.toContain(secret);
});
