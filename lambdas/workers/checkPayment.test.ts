import { afterEach, expect, test, vi } from "vitest";
import { handler as payMember } from "#lambdas/calls/payMember.ts";
import { sweepDays } from "#lambdas/domain/common/sweepDays.ts";
import * as waits from "#lambdas/pause.ts";
import { mark, only, onlyInQueue, queueOf } from "#lambdas/testing/builders/entries.ts";
import { manyMembers } from "#lambdas/testing/builders/manyMembers.ts";
import { aFamily, aPaidMember, assign, edit, membersOf, remove, unassign } from "#lambdas/testing/builders/members.ts";
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
import { capturedWork } from "#lambdas/testing/capturedWork.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { isCheckedOn } from "#lambdas/testing/paymentWork.ts";
import { dueOn, rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { dailyRun, redrive, workOff } from "#lambdas/testing/workOff.ts";
import { addDays, dayOf, easternDayOf } from "#shared/rules/dates.ts";
import { howMany } from "#shared/testing/howMany.ts";

afterEach(() => vi.restoreAllMocks());

const today = () => dayOf(new Date());

const rowOf = async ({ accountId }: TestAccount, sk: string) =>
  (await rowsOf(`U#${accountId}`)).find((row) => row.sk === sk);

const endMails = async ({ email }: TestAccount) =>
  (await inbox(email)).filter(({ subject }) =>
    ["The departments were told that a record is not confirmed", "A payment was not made in time"].includes(subject),
  );

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
  expect([mail?.subject, others]).toEqual(["The departments were told that a record is not confirmed", []]);
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

test("of a record that no department has, the mail says so, and not that one was told", async () => {
  const { owner, member, household } = await aDueFamily(aCity());
  await unassign(owner, member, household);
  await dailyRun();
  const [mail] = await endMails(owner);
  expect(mail?.subject).toBe("A payment was not made in time");
  expect(mail?.text).toContain("No department has the record.");
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
    expect(await isCheckedOn(today(), owner.accountId, member.ID)).toBe(false);
  }
});

test("a payment that is due tomorrow does not lapse today", async () => {
  const { owner } = await aDueFamily(aCity(), addDays(today(), 1));
  await dailyRun();
  expect((await membersOf(owner))[0]).toMatchObject({ payed: "COMPLETE", PaymentDue: addDays(today(), 1) });
});

test("what the sweeps of two days left is done by the next one", async () => {
  const { owner } = await aDueFamily(aCity(), addDays(today(), -2));
  await dailyRun();
  expect((await membersOf(owner))[0]?.payed).toBe("PENDING");
});

/** A tampered entry is not taken away; conflicting work is tried again without the waits. */
async function tamperedEntry(City: string) {
  vi.spyOn(waits, "backOff").mockResolvedValue(undefined);
  const [entry] = await queueOf("NEW", City);
  const content = (version: number) => setAttribute(entry?.pk ?? "", entry?.sk ?? "", "content", version);
  await content(99);
  return { restore: () => content(1) };
}

test("one member that cannot lapse stops no other, is reported, and is tried again", async () => {
  const [City, day] = [aCity(), addDays(today(), -1)];
  const stuck = await aDueFamily(City, day);
  const other = await aDueFamily(aCity(), day);
  const { restore } = await tamperedEntry(City);
  await expect(dailyRun()).rejects.toThrow("Dead letters: 1");
  expect((await membersOf(stuck.owner))[0]?.payed).toBe("COMPLETE");
  expect((await membersOf(other.owner))[0]?.payed).toBe("PENDING");
  expect(await endMails(other.owner)).toHaveLength(1);
  await restore();
  await redrive();
  expect((await membersOf(stuck.owner))[0]?.payed).toBe("PENDING");
});

test("a member that could not lapse is tried again by the next day's sweep, though nobody looked at the failure", async () => {
  const City = aCity();
  const { owner, member } = await aDueFamily(City);
  const { restore } = await tamperedEntry(City);
  await expect(dailyRun()).rejects.toThrow("Dead letters: 1");
  capturedWork().deadLetters.length = 0;
  await restore();
  await dailyRun(addDays(today(), 1));
  expect((await membersOf(owner))[0]?.payed).toBe("PENDING");
  expect(await endMails(owner)).toHaveLength(1);
  expect(await isCheckedOn(today(), owner.accountId, member.ID)).toBe(false);
});

test("a day on which a member cannot lapse keeps no later day from being done", async () => {
  const [City, yesterday] = [aCity(), addDays(today(), -1)];
  const stuck = await aDueFamily(City, yesterday);
  const other = await aDueFamily(aCity());
  const { restore } = await tamperedEntry(City);
  await expect(dailyRun()).rejects.toThrow("Dead letters: 1");
  expect((await membersOf(other.owner))[0]?.payed).toBe("PENDING");
  await restore();
  await redrive();
  expect(await isCheckedOn(yesterday, stuck.owner.accountId, stuck.member.ID)).toBe(false);
});

test("a sweep for a day that is still to come leaves the days until then to be done", async () => {
  const sweep = async (day: string) => {
    await sweepDays(day, ["payments"]);
    await workOff();
  };
  const { owner } = await aDueFamily(aCity(), addDays(today(), 3));
  await sweep(addDays(today(), 4));
  expect((await membersOf(owner))[0]?.payed).toBe("PENDING");
  const later = await aDueFamily(aCity(), addDays(today(), 2));
  await sweep(addDays(today(), 3));
  expect((await membersOf(later.owner))[0]?.payed).toBe("PENDING");
});

test("checks that are delivered three times at once lapse each member once and mail once", async () => {
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

test("a payment that arrives during its check and the check come to one end", async () => {
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

test("of many who are due on one day each lapses and is mailed about once, and the others of their families stay", async () => {
  // A batch is ten.
  const due = howMany(6, 14);
  const owners = [await manyDue(due, today()), await manyDue(due, today())];
  await Promise.all([dailyRun(), dailyRun()]);
  await dailyRun();
  const members = (await Promise.all(owners.map(membersOf))).flat();
  expect(members.filter(({ payed }) => payed === "PENDING")).toHaveLength(2 * due);
  for (const owner of owners) {
    expect(await rowOf(owner, "#C")).toMatchObject({ paid: 1, members: due + 1 });
    expect(await endMails(owner)).toHaveLength(due);
  }
});
