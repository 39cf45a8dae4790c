import { afterEach, expect, test, vi } from "vitest";
import { handler as assignMember } from "#lambdas/calls/assignMember.ts";
import { handler as payMember } from "#lambdas/calls/payMember.ts";
import * as departments from "#lambdas/domain/departments/departments.ts";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { retentionStepOf } from "#lambdas/domain/lifecycle/retention.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getCounters } from "#lambdas/records/accounts/counters.ts";
import { endRollout, getRollout } from "#lambdas/records/departments/rollout.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { aSponsor } from "#lambdas/testing/builders/departments.ts";
import { listOf } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, remove as removeHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, assign, membersOf, remove as removeMember, unassign } from "#lambdas/testing/builders/members.ts";
import { aDueFamily, aPayingFamily } from "#lambdas/testing/builders/payments/payingFamily.ts";
import {
  advanceAndDeliver,
  aPaidOrder,
  aPaymentToken,
  atProvider,
  cards,
  deliverAll,
  eventOf,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, anOperator, aResident, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { capturedWork } from "#lambdas/testing/capturedWork.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { tomorrow } from "#lambdas/testing/paymentWork.ts";
import { dueOn } from "#lambdas/testing/records.ts";
import { dailyRun, redrive, workOff } from "#lambdas/testing/workOff.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { graceEnd } from "#shared/rules/payment/grace.ts";
import type { Place } from "#shared/rules/place.ts";
import * as sponsoring from "./sponsorships.ts";
import { followSponsor } from "./sponsorships.ts";

afterEach(() => vi.restoreAllMocks());

const aPlace = (): Place => ({ City: aCity(), State: "MI" });
const today = () => dayOf(new Date());

async function aSponsoredPlace() {
  const place = aPlace();
  const department = await aSponsor([place]);
  const own = await staff("MOD", place, department.id);
  return { place, department, own };
}

async function aSponsoredFamily() {
  const sponsored = await aSponsoredPlace();
  const owner = await aResident();
  const household = await aHousehold(owner, { City: sponsored.place.City });
  const member = await aMember(owner, { HouseHolds: [household.ID] });
  return { ...sponsored, owner, household, member };
}

/** As after the last pass over the place's families. */
async function discardRollout(place: Place): Promise<void> {
  const rollout = await getRollout(place);
  if (rollout) await transact([endRollout(rollout)]);
}

const onlyMember = async (owner: TestAccount) => {
  const [member] = await membersOf(owner);
  if (!member) throw new Error("The family has no member.");
  return member;
};
const countsOf = async ({ accountId }: TestAccount) => {
  const { paid = 0, sponsored = 0 } = await getCounters(accountId);
  return { paid, sponsored };
};
const subjectsOf = async ({ email }: TestAccount) => (await inbox(email)).map(({ subject }) => subject);
const dueMail = (owner: TestAccount) =>
  subjectsOf(owner).then((all) => all.filter((subject) => subject.startsWith("A payment is due")));
const endSponsor = (id: string, place: Place, name = "Fire") =>
  departments.edit(anOperator(), id, { name, kind: "FIRE", places: [place], sponsor: false });

test("who is registered where a department pays is complete at once, without an order, and its crews read the record", async () => {
  const { owner, member, place, own } = await aSponsoredFamily();
  expect(member).toMatchObject({
    payed: "COMPLETE",
    Sponsor: `the City of ${place.City}`,
    HouseHolds: [{ City: place.City }],
  });
  expect(member).not.toHaveProperty("PlanID");
  expect(await listOf(own)).toMatchObject([{ First: "Ada" }]);
  expect(await countsOf(owner)).toEqual({ paid: 0, sponsored: 1 });
});

test("elsewhere nothing changes: without an order a member waits for payment, and a sponsored one makes no price lower", async () => {
  const { owner } = await aSponsoredFamily();
  const elsewhere = await aHousehold(owner, { City: aCity() });
  const second = await aMember(owner, { First: "Ben", HouseHolds: [elsewhere.ID] });
  expect(second).toMatchObject({ payed: "PENDING", Wanted: [elsewhere.ID] });
  expect(second).not.toHaveProperty("Sponsor");
  expect((await aPaymentToken(owner, 1, second.ID)).Price).toBe(4);
  const request = { UID: owner.accountId, MID: second.ID, HHID: elsewhere.ID };
  expect(await invoke(assignMember, request, { session: owner })).toMatchObject({
    status: 409,
    body: { Code: "PAYMENT_IN_PROGRESS" },
  });
});

test.each([
  ["at once", cards.paid],
  ["later", cards.paidLater],
])("an order that was paid %s where a department pays is used, and its renewal stops", async (_when, card) => {
  const { place } = await aSponsoredPlace();
  // The families have followed already.
  await discardRollout(place);
  const owner = await aResident();
  const household = await aHousehold(owner, { City: place.City });
  const OrderID = await aPaidOrder(owner, 1, card);
  await aMember(owner, { OrderID, HouseHolds: [household.ID] });
  await dailyRun();
  if (card === cards.paidLater) await deliverAll([await eventOf(OrderID, "checkout.session.async_payment_succeeded")]);
  expect(await onlyMember(owner)).toMatchObject({ payed: "COMPLETE", PlanID: expect.any(String) });
  await dailyRun(tomorrow());
  expect(await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`)).toMatchObject({
    cancel_at_period_end: true,
  });
});

test("who waits for payment is complete as soon as they move to a place where a department pays", async () => {
  const { place, own } = await aSponsoredPlace();
  const owner = await aResident();
  const wanted = await aHousehold(owner, { City: aCity() });
  const household = await aHousehold(owner, { City: place.City });
  const member = await aMember(owner, { HouseHolds: [wanted.ID] });
  await assign(owner, member, household);
  const shown = await onlyMember(owner);
  expect(shown).toMatchObject({ payed: "COMPLETE", Sponsor: `the City of ${place.City}` });
  expect(shown.HouseHolds.map(({ ID }) => ID).sort()).toEqual([wanted.ID, household.ID].sort());
  expect(await listOf(own)).toHaveLength(1);
});

test("twelve homes that a person is to have leave no room for one where a department pays, until one of them goes", async () => {
  const { place } = await aSponsoredPlace();
  const [owner, elsewhere] = [await aResident(), aCity()];
  const wanted = await Promise.all(Array.from({ length: 12 }, () => aHousehold(owner, { City: elsewhere })));
  const household = await aHousehold(owner, { City: place.City });
  const member = await aMember(owner, { HouseHolds: wanted.map(({ ID }) => ID) });
  const request = { UID: owner.accountId, MID: member.ID, HHID: household.ID };
  const join = () => invoke(assignMember, request, { session: owner });
  expect(await join()).toMatchObject({ status: 409, body: { Code: "TOO_MANY_LINKS" } });
  expect(await onlyMember(owner)).toMatchObject({ payed: "PENDING", HouseHolds: [] });
  await removeHousehold(owner, wanted[0] ?? expect.fail());
  expect((await join()).status).toBe(200);
  expect((await onlyMember(owner)).HouseHolds).toHaveLength(12);
});

test("who lived there before and waits for payment comes back with the same record", async () => {
  const { owner, household, member, own } = await aSponsoredFamily();
  await unassign(owner, member, household);
  await dueOn(owner.accountId, member.ID, today());
  await dailyRun();
  expect(await onlyMember(owner)).toMatchObject({ payed: "PENDING", HouseHolds: [] });
  await assign(owner, member, household);
  expect(await onlyMember(owner)).toMatchObject({ payed: "COMPLETE", HouseHolds: [{ ID: household.ID }] });
  expect(await listOf(own)).toHaveLength(1);
});

test("two requests that move a person in at once make one link and count once", async () => {
  const { place, own } = await aSponsoredPlace();
  const owner = await aResident();
  const household = await aHousehold(owner, { City: place.City });
  const member = await aMember(owner);
  await Promise.all([assign(owner, member, household), assign(owner, member, household)]);
  expect((await onlyMember(owner)).HouseHolds).toHaveLength(1);
  expect(await countsOf(owner)).toEqual({ paid: 0, sponsored: 1 });
  expect(await listOf(own)).toHaveLength(1);
});

test("moving out begins the grace period, moving in again ends it, and one such home is enough", async () => {
  const { owner, household, member, place } = await aSponsoredFamily();
  const second = await aHousehold(owner, { City: place.City, Name: "Second" });
  const elsewhere = await aHousehold(owner, { City: aCity(), Name: "Elsewhere" });
  await assign(owner, member, second);
  await assign(owner, member, elsewhere);
  await unassign(owner, member, household);
  expect(await onlyMember(owner)).not.toHaveProperty("PaymentDue");
  expect((await removeHousehold(owner, second)).status).toBe(200);
  expect(await onlyMember(owner)).toMatchObject({ payed: "COMPLETE", PaymentDue: graceEnd(today()) });
  await assign(owner, member, household);
  const shown = await onlyMember(owner);
  expect(shown).toMatchObject({ payed: "COMPLETE", Sponsor: expect.any(String) });
  expect(shown).not.toHaveProperty("PaymentDue");
  expect(await countsOf(owner)).toEqual({ paid: 0, sponsored: 1 });
});

test("a sponsorship that ends leaves each member 30 days, with one mail that says the day, whatever runs twice", async () => {
  const { owner, place, department, own } = await aSponsoredFamily();
  await endSponsor(department.id, place);
  await workOff();
  await workOff();
  await dailyRun();
  await dailyRun();
  expect(await onlyMember(owner)).toMatchObject({
    payed: "COMPLETE",
    PaymentDue: graceEnd(today()),
    SponsorEnded: true,
  });
  expect(await dueMail(owner)).toHaveLength(1);
  expect(await listOf(own)).toHaveLength(1);
});

test.each([
  ["retires", ({ id }: { id: string }) => departments.retire(anOperator(), id)],
  ["leaves with its place", (_department: unknown, place: Place) => participation.leave([place])],
])("a department that %s pays no more", async (_what, end) => {
  const { owner, place, department } = await aSponsoredFamily();
  await end(department, place);
  await workOff();
  expect(await onlyMember(owner)).toMatchObject({ payed: "COMPLETE", PaymentDue: graceEnd(today()) });
});

test("a change of a place that breaks off between two families is finished when it is tried again, and none is mailed twice", async () => {
  const { place, department } = await aSponsoredPlace();
  const owners = await Promise.all(
    [1, 2, 3].map(async () => {
      const owner = await aResident();
      const household = await aHousehold(owner, { City: place.City });
      await aMember(owner, { HouseHolds: [household.ID] });
      return owner;
    }),
  );
  await endSponsor(department.id, place);
  breakOffAtTransaction(3);
  await workOff().catch(() => undefined);
  vi.restoreAllMocks();
  const dueNow = async () => (await Promise.all(owners.map(onlyMember))).filter(({ PaymentDue }) => PaymentDue).length;
  expect(await dueNow()).toBeLessThan(3);
  await redrive();
  await dailyRun();
  await dailyRun();
  expect(await dueNow()).toBe(3);
  for (const owner of owners) expect(await dueMail(owner)).toHaveLength(1);
});

test("a family that cannot follow with the others of its place follows alone, and keeps none from it", async () => {
  const place = aPlace();
  const owner = await aResident();
  const household = await aHousehold(owner, { City: place.City });
  await aMember(owner, { HouseHolds: [household.ID] });
  const followAlone = async () => {
    vi.spyOn(sponsoring, "followSponsor").mockRejectedValueOnce(new Error("Not now"));
    await workOff();
  };
  const department = await aSponsor([place]);
  await followAlone();
  expect(await onlyMember(owner)).toMatchObject({ payed: "COMPLETE", Sponsor: `the City of ${place.City}` });
  expect(await countsOf(owner)).toEqual({ paid: 0, sponsored: 1 });
  await discardRollout(place);
  await endSponsor(department.id, place);
  await followAlone();
  expect(await onlyMember(owner)).toMatchObject({ PaymentDue: graceEnd(today()), SponsorEnded: true });
  expect(await getRollout(place)).toBeUndefined();
});

test("after the grace period the member waits for payment, is told so, and can pay like any first member", async () => {
  const { owner, place, department, member, own } = await aSponsoredFamily();
  await endSponsor(department.id, place);
  await workOff();
  expect((await aPaymentToken(owner, 1, member.ID)).Price).toBe(4);
  await dueOn(owner.accountId, member.ID, today());
  await dailyRun();
  expect(await onlyMember(owner)).toMatchObject({ payed: "PENDING" });
  expect(await countsOf(owner)).toEqual({ paid: 0, sponsored: 0 });
  expect(await listOf(own)).toEqual([]);
  expect(await subjectsOf(owner)).toContain("The departments were told that a record is not confirmed");
  const OrderID = await aPaidOrder(owner, 1, undefined, member.ID);
  const request = { Parent_ID: owner.accountId, ID: member.ID, OrderID };
  expect((await invoke(payMember, request, { session: owner })).status).toBe(200);
  expect(await countsOf(owner)).toEqual({ paid: 1, sponsored: 0 });
});

test("who pays within the grace period is paid for, and nothing is due", async () => {
  const { owner, place, department, member } = await aSponsoredFamily();
  await endSponsor(department.id, place);
  await workOff();
  const OrderID = await aPaidOrder(owner, 1, undefined, member.ID);
  const request = { Parent_ID: owner.accountId, ID: member.ID, OrderID };
  expect((await invoke(payMember, request, { session: owner })).body.Member).toMatchObject({
    payed: "COMPLETE",
    PlanID: expect.any(String),
  });
  expect(await onlyMember(owner)).not.toHaveProperty("PaymentDue");
  expect(await countsOf(owner)).toEqual({ paid: 1, sponsored: 0 });
  await removeMember(owner, member);
  expect(await countsOf(owner)).toEqual({ paid: 0, sponsored: 0 });
});

test("no member lapses where a department pays, even before their family has followed", async () => {
  const City = aCity();
  const { owner, member, OrderID } = await aDueFamily(City);
  await aSponsor([{ City, State: "MI" }]);
  // Its sweep comes before what the new sponsor queued.
  capturedWork().inserted.length = 0;
  await dailyRun();
  expect(await onlyMember(owner)).toMatchObject({ payed: "COMPLETE", Sponsor: `the City of ${City}` });
  expect((await getMember(owner.accountId, member.ID))?.due).toBeUndefined();
  expect((await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`)).status).toBe("canceled");
  expect(await subjectsOf(owner)).toContain("You do not have to pay any more");
});

test("where a department begins to pay, who waited is complete, and who pays keeps it until the paid end and is told", async () => {
  const City = aCity();
  const place = { City, State: "MI" };
  const waiting = await aResident();
  const home = await aHousehold(waiting, { City });
  await aMember(waiting, { HouseHolds: [home.ID] });
  const paying = await aPayingFamily(City);
  await aSponsor([place]);
  await workOff();
  await workOff();
  await dailyRun();
  await dailyRun();
  expect(await onlyMember(waiting)).toMatchObject({ payed: "COMPLETE", Sponsor: `the City of ${City}` });
  const kept = await onlyMember(paying.owner);
  expect(kept).toMatchObject({ payed: "COMPLETE", PlanEnds: expect.any(String) });
  for (const owner of [waiting, paying.owner])
    expect((await subjectsOf(owner)).filter((subject) => subject === "You do not have to pay any more")).toHaveLength(
      1,
    );
  await advanceAndDeliver(paying.OrderID, "cancel");
  await workOff();
  expect(await onlyMember(paying.owner)).toMatchObject({ payed: "COMPLETE", Sponsor: `the City of ${City}` });
  expect(await dueMail(paying.owner)).toEqual([]);
  expect(await countsOf(paying.owner)).toEqual({ paid: 0, sponsored: 1 });
});

test("a renewal that a department pays no more for before it stopped goes on, and stops once one pays again", async () => {
  const City = aCity();
  const place = { City, State: "MI" };
  const { owner, OrderID } = await aPayingFamily(City);
  const isStopped = async () =>
    (await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`)).cancel_at_period_end;
  const { id } = await aSponsor([place]);
  await followSponsor(owner.accountId);
  await endSponsor(id, place);
  await workOff();
  expect(await isStopped()).toBe(false);
  await aSponsor([place]);
  await workOff();
  await workOff();
  expect(await isStopped()).toBe(true);
  expect(await onlyMember(owner)).toMatchObject({ payed: "COMPLETE", PlanEnds: expect.any(String) });
});

test("a department that serves several places pays by its own name", async () => {
  const [one, other] = [aPlace(), aPlace()];
  const department = await aSponsor([one], "Wayne County Dispatch");
  const owner = await aResident();
  const household = await aHousehold(owner, { City: one.City });
  expect(household.Coverage.Sponsor).toBe(`the City of ${one.City}`);
  await departments.edit(anOperator(), department.id, { ...department, places: [one, other] });
  const later = await aHousehold(owner, { City: one.City, Name: "Second" });
  expect(later.Coverage.Sponsor).toBe("Wayne County Dispatch");
});

test("a family that follows twice at once changes once", async () => {
  const { owner, place, department } = await aSponsoredFamily();
  await endSponsor(department.id, place);
  await Promise.all([followSponsor(owner.accountId), followSponsor(owner.accountId)]);
  await workOff();
  expect(await dueMail(owner)).toHaveLength(1);
});

test("the account of a sponsored member is never erased as unused", async () => {
  const { owner, member } = await aSponsoredFamily();
  const check = { accountId: owner.accountId, since: "2000-01-01", day: "2002-01-01" };
  const stepIn2040 = async () => {
    const account = await getAccount(owner.accountId);
    return account && (await retentionStepOf(account, check, "2040-01-01")).step.kind;
  };
  expect(await stepIn2040()).toBe("wait");
  await removeMember(owner, member);
  expect(await stepIn2040()).toBe("warn");
});
