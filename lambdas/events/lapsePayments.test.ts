import { expect, test } from "vitest";
import { handler as payMember } from "#lambdas/calls/payMember.ts";
import { lapseDue, lapsePage } from "#lambdas/domain/lifecycle/daily/lapses.ts";
import { duePk } from "#lambdas/records/table/keys.ts";
import { putRunDay } from "#lambdas/records/table/runDay.ts";
import { mark, only, onlyInQueue, queueOf } from "#lambdas/testing/builders/entries.ts";
import { manyMembers } from "#lambdas/testing/builders/manyMembers.ts";
import { aFamily, aPaidMember, assign, edit, membersOf, remove } from "#lambdas/testing/builders/members.ts";
import { aDueFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import {
  advance,
  advanceAndDeliver,
  aPaidOrder,
  aPaymentToken,
  atProvider,
  cards,
  deliverAll,
  eventOf,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, aModerator, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { dailyRun } from "#lambdas/testing/dailyRun.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { dueOn, rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { addDays, dayOf, easternDayOf } from "#shared/rules/dates.ts";

const today = () => dayOf(new Date());

const rowOf = async ({ accountId }: TestAccount, sk: string) =>
  (await rowsOf(`U#${accountId}`)).find((row) => row.sk === sk);

const endMails = async ({ email }: TestAccount) =>
  (await inbox(email)).filter(({ subject }) => subject === "The departments were told that a record is not confirmed");

const payAgain = async (owner: TestAccount, ID: string, OrderID: string) =>
  invoke(payMember, { Parent_ID: owner.accountId, ID, OrderID }, { session: owner });

test("after the grace the member waits for payment, the entry is withdrawn, the link stays, a mail says so", async () => {
  const City = aCity();
  const { owner, member, household } = await aDueFamily(City);
  expect(await queueOf("NEW", City)).toHaveLength(1);
  await dailyRun();
  const [listed] = await membersOf(owner);
  expect(listed).toMatchObject({ payed: "PENDING", HouseHolds: [{ ID: household.ID }] });
  expect(listed?.PaymentDue).toBeUndefined();
  expect([await queueOf("NEW", City), await queueOf("UPDATED", City)]).toEqual([[], []]);
  expect((await rowOf(owner, "#C"))?.paid).toBe(0);
  const [mail, ...others] = await endMails(owner);
  expect(others).toEqual([]);
  expect(mail?.text).toContain("The payment for Ada (the monthly plan of a first member) was not made in time.");
  expect(mail?.text).not.toContain(member.Last);
});

test("a family that paid is not dropped because the news of it was lost", async () => {
  const City = aCity();
  const { owner, OrderID } = await aDueFamily(City);
  await advance(OrderID, "collect");
  await dailyRun();
  const [listed] = await membersOf(owner);
  expect(listed?.payed).toBe("COMPLETE");
  expect(listed?.PaymentDue).toBeUndefined();
  expect(await queueOf("NEW", City)).toHaveLength(1);
  expect(await endMails(owner)).toEqual([]);
});

test("a department that has the jacket is told that it is not confirmed any more, and since when", async () => {
  const City = aCity();
  const moderator = await aModerator(City);
  const { owner } = await aDueFamily(City);
  await mark(moderator, await only(moderator));
  await dailyRun();
  const ending = { reason: "UNPAID", day: easternDayOf(new Date()) };
  expect(await onlyInQueue(City)).toMatchObject({ kind: "UPDATED", removed: true, ending });
  const [home] = (await membersOf(owner))[0]?.HouseHolds ?? [];
  expect(home?.Jacket).toMatchObject({ State: "REMOVED", Ending: "UNPAID", EndedOn: ending.day });
});

test("the subscription ends with the payment that lapsed, and the event of its end changes nothing", async () => {
  const { owner, OrderID } = await aDueFamily(aCity());
  await dailyRun();
  const subscription = await subscriptionOf(OrderID);
  expect((await atProvider(`subscriptions/${subscription}`)).status).toBe("canceled");
  const before = await rowOf(owner, `M#${(await membersOf(owner))[0]?.ID}`);
  await deliverAll([await eventOf(subscription, "customer.subscription.deleted")]);
  expect(await rowOf(owner, `M#${before?.id}`)).toEqual(before);
});

test("paying again opens a New entry for a department that never had the jacket", async () => {
  const City = aCity();
  const { owner, member } = await aDueFamily(City);
  await dailyRun();
  expect((await aPaymentToken(owner, 1, member.ID)).Price).toBe(4);
  const { body } = await payAgain(owner, member.ID, await aPaidOrder(owner, 1, cards.paid, member.ID));
  expect(body.Member).toMatchObject({ payed: "COMPLETE", HouseHolds: [{ Jacket: { State: "WAITING" } }] });
  const entry = await onlyInQueue(City);
  expect([entry.kind, entry.removed]).toEqual(["NEW", undefined]);
  expect((await rowOf(owner, "#C"))?.paid).toBe(1);
});

test("paying again opens an Updated entry for a department that was told of the removal, or is about to be", async () => {
  for (const isTold of [true, false]) {
    const City = aCity();
    const moderator = await aModerator(City);
    const { owner, member } = await aDueFamily(City);
    await mark(moderator, await only(moderator));
    await dailyRun();
    if (isTold) await mark(moderator, await onlyInQueue(City));
    await payAgain(owner, member.ID, await aPaidOrder(owner, 1, cards.paid, member.ID));
    const entry = await onlyInQueue(City);
    expect([entry.kind, entry.removed], `told: ${isTold}`).toEqual(["UPDATED", undefined]);
  }
});

test("a slow payment for a lapsed member opens their jackets when the money is there", async () => {
  const City = aCity();
  const { owner, member } = await aDueFamily(City);
  await dailyRun();
  const OrderID = await aPaidOrder(owner, 1, cards.paidLater, member.ID);
  expect((await payAgain(owner, member.ID, OrderID)).body.Member.payed).toBe("PROCESSING");
  expect(await queueOf("NEW", City)).toEqual([]);
  await deliverAll([await eventOf(OrderID, "checkout.session.async_payment_succeeded")]);
  expect(await queueOf("NEW", City)).toHaveLength(1);
});

test("a change to a lapsed member reaches no department before a payment", async () => {
  const City = aCity();
  const { owner } = await aDueFamily(City);
  await dailyRun();
  const [listed] = await membersOf(owner);
  if (!listed) throw new Error("The member is gone.");
  expect((await edit(owner, listed, { Weight: "140" })).status).toBe(200);
  expect(await queueOf("NEW", City)).toEqual([]);
  await payAgain(owner, listed.ID, await aPaidOrder(owner, 1, cards.paid, listed.ID));
  expect((await onlyInQueue(City)).snapshot.person.Weight).toBe("140");
});

test("a member who was paid for meanwhile, or is gone, does not lapse", async () => {
  const paid = await aDueFamily(aCity());
  await advanceAndDeliver(paid.OrderID, "collect");
  const removed = await aDueFamily(aCity());
  await remove(removed.owner, removed.member);
  await dailyRun();
  expect((await membersOf(paid.owner))[0]).toMatchObject({ payed: "COMPLETE" });
  expect(await membersOf(removed.owner)).toEqual([]);
  for (const { owner, member } of [paid, removed]) {
    expect(await endMails(owner)).toEqual([]);
    const left = await rowsOf(duePk(today()));
    expect(left.filter(({ mid }) => mid === member.ID)).toEqual([]);
  }
});

test("a payment that is due tomorrow does not lapse today", async () => {
  const { owner } = await aDueFamily(aCity(), addDays(today(), 1));
  await dailyRun();
  expect((await membersOf(owner))[0]).toMatchObject({ payed: "COMPLETE", PaymentDue: addDays(today(), 1) });
});

/** The last run that did everything. */
const lastRunDid = (day: string) => putRunDay("lapses", day);

test("the next run does the work that runs of earlier days left", async () => {
  const { owner } = await aDueFamily(aCity(), addDays(today(), -2));
  await lastRunDid(addDays(today(), -3));
  await dailyRun();
  expect((await membersOf(owner))[0]?.payed).toBe("PENDING");
});

test("one member that cannot lapse stops no other, is reported, and is tried again", async () => {
  const [City, day] = [aCity(), addDays(today(), -1)];
  const stuck = await aDueFamily(City, day);
  const other = await aDueFamily(aCity(), day);
  await lastRunDid(day);
  // An entry that was tampered with is not taken away.
  const [entry] = await queueOf("NEW", City);
  await setAttribute(entry?.pk ?? "", entry?.sk ?? "", "content", 99);
  await expect(dailyRun()).rejects.toThrow("The daily run is not complete");
  expect((await membersOf(stuck.owner))[0]?.payed).toBe("COMPLETE");
  expect((await membersOf(other.owner))[0]?.payed).toBe("PENDING");
  expect(await endMails(other.owner)).toHaveLength(1);
  await setAttribute(entry?.pk ?? "", entry?.sk ?? "", "content", 1);
  await dailyRun();
  expect((await membersOf(stuck.owner))[0]?.payed).toBe("PENDING");
});

test("a day on which a member cannot lapse keeps no later day from being done", async () => {
  const [City, yesterday] = [aCity(), addDays(today(), -1)];
  await aDueFamily(City, yesterday);
  const other = await aDueFamily(aCity());
  await lastRunDid(yesterday);
  const [entry] = await queueOf("NEW", City);
  await setAttribute(entry?.pk ?? "", entry?.sk ?? "", "content", 99);
  await expect(dailyRun()).rejects.toThrow("The daily run is not complete");
  expect((await membersOf(other.owner))[0]?.payed).toBe("PENDING");
  await setAttribute(entry?.pk ?? "", entry?.sk ?? "", "content", 1);
  await dailyRun();
  expect(await rowsOf(duePk(yesterday))).toEqual([]);
});

test("a run for a day that is still to come leaves the days until then to be done", async () => {
  const { owner } = await aDueFamily(aCity(), addDays(today(), 3));
  await lapseDue(addDays(today(), 4));
  expect((await membersOf(owner))[0]?.payed).toBe("PENDING");
  const later = await aDueFamily(aCity(), addDays(today(), 2));
  await lapseDue(addDays(today(), 3));
  expect((await membersOf(later.owner))[0]?.payed).toBe("PENDING");
});

test("two runs at once lapse each member once and mail once", async () => {
  const families = await Promise.all([1, 2, 3].map(() => aDueFamily(aCity())));
  await Promise.all([dailyRun(), dailyRun(), dailyRun()]);
  for (const { owner, member } of families) {
    expect(await rowOf(owner, "#C")).toMatchObject({ paid: 0, members: 1 });
    expect((await membersOf(owner))[0]?.payed).toBe("PENDING");
    expect(await endMails(owner)).toHaveLength(1);
    expect((await rowOf(owner, `M#${member.ID}`))?.due).toBeUndefined();
  }
  await dailyRun();
  for (const { owner } of families) expect(await endMails(owner)).toHaveLength(1);
});

test("a payment that arrives during the run and the run come to one end", async () => {
  for (let time = 1; time <= 5; time += 1) {
    const { owner, OrderID } = await aDueFamily(aCity());
    await Promise.all([dailyRun(), advanceAndDeliver(OrderID, "collect").catch(() => undefined)]);
    const [member] = await membersOf(owner);
    expect((await rowOf(owner, "#C"))?.paid).toBe(member?.payed === "COMPLETE" ? 1 : 0);
  }
});

async function manyDue(count: number, day: string): Promise<TestAccount> {
  const { owner, household, member: first } = await aFamily(aCity());
  const second = await aPaidMember(owner);
  await manyMembers(owner, second, count - 1, []);
  await assign(owner, second, household);
  for (const { ID } of await membersOf(owner)) if (ID !== first.ID) await dueOn(owner.accountId, ID, day);
  return owner;
}

test("a run that is cut off after a page goes on where it was, and does nothing twice", async () => {
  const day = "2021-05-03";
  const owners = [await manyDue(14, day), await manyDue(14, day)];
  const waiting = async () => {
    const members = await Promise.all(owners.map(membersOf));
    return members.flat().filter(({ payed }) => payed === "PENDING").length;
  };
  expect((await lapsePage(day)).last).toBeTruthy();
  expect(await waiting()).toBe(25);
  expect((await rowsOf(duePk(day))).length).toBe(3);
  expect(await lapsePage(day)).toEqual({ last: undefined, isDone: true });
  expect(await waiting()).toBe(28);
  expect(await rowsOf(duePk(day))).toEqual([]);
  await dailyRun();
  for (const owner of owners) {
    expect(await rowOf(owner, "#C")).toMatchObject({ paid: 1, members: 15 });
    expect(await endMails(owner)).toHaveLength(14);
  }
});
