import { expect, test } from "vitest";
import { handler as assignMember } from "#lambdas/calls/assignMember.ts";
import { handler as createMember } from "#lambdas/calls/createMember.ts";
import { handler as payMember } from "#lambdas/calls/payMember.ts";
import { handler as readOrder } from "#lambdas/calls/readOrder.ts";
import { addPaymentCheck } from "#lambdas/records/payments/paymentWork.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { queueOf } from "#lambdas/testing/builders/entries.ts";
import { aHousehold, householdsOf, remove } from "#lambdas/testing/builders/households.ts";
import { aMember, aMemberRequest, membersOf } from "#lambdas/testing/builders/members.ts";
import { aCheckout, aPaidOrder, cards, deliver, eventOf, pay } from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, anAdmin, aResident } from "#lambdas/testing/builders/people.ts";
import { restore, restrict } from "#lambdas/testing/builders/restrictions.ts";
import { anIdempotencyKey, invoke } from "#lambdas/testing/call.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { dailyRun } from "#lambdas/testing/workOff.ts";
import { dayOf } from "#shared/rules/dates.ts";

async function aFamilyWithHomes() {
  const [owner, City] = [await aResident(), aCity()];
  const homes = [await aHousehold(owner, { City }), await aHousehold(owner, { City, Name: "Cabin" })];
  return { owner, City, homes, HouseHolds: homes.map(({ ID }) => ID) };
}

type Family = Awaited<ReturnType<typeof aFamilyWithHomes>>;

async function aFamilyUnderWay() {
  const family = await aFamilyWithHomes();
  const { owner, HouseHolds } = family;
  const { URL: page, OrderID, Token } = await aCheckout(owner);
  expect(await pay(page, cards.paidLater)).toBe(303);
  const member = await aMember(owner, { OrderID, HouseHolds });
  expect([member.payed, member.HouseHolds, member.Wanted]).toEqual(["PROCESSING", [], HouseHolds]);
  return { ...family, member, OrderID, Token };
}

const comesThrough = (OrderID: string) => eventOf(OrderID, "checkout.session.async_payment_succeeded");

async function expectLivesThere({ owner, City }: Family, ids: readonly string[]): Promise<void> {
  const [member] = await membersOf(owner);
  expect([member?.payed, member?.Wanted]).toEqual(["COMPLETE", undefined]);
  const lived = (member?.HouseHolds ?? []).map(({ ID }) => ID);
  expect(lived.sort()).toEqual([...ids].sort());
  const listed = (await householdsOf(owner)).filter(({ Members }) => Members.length > 0);
  expect(listed.map(({ ID, Members }) => [ID, Members.length]).sort()).toEqual(ids.map((ID) => [ID, 1]).sort());
  expect((await queueOf("NEW", City)).map(({ hid }) => hid).sort()).toEqual([...ids].sort());
  const row = (await rowsOf(`U#${owner.accountId}`)).find(({ sk }) => sk === `M#${member?.ID}`);
  expect([row?.homeCount, row?.wanted]).toEqual([ids.length, undefined]);
}

test("a paid member lives at the wanted homes at once, also for a retry", async () => {
  const family = await aFamilyWithHomes();
  const { owner, HouseHolds } = family;
  const request = await aMemberRequest(owner, { OrderID: await aPaidOrder(owner), HouseHolds });
  const headers = anIdempotencyKey();
  const send = () => invoke(createMember, request, { session: owner, headers });
  const answers = [...(await Promise.all([send(), send()])), await send()];
  expect(answers.map(({ status, body }) => [status, body.Member.HouseHolds.length])).toEqual(
    answers.map(() => [200, 2]),
  );
  await expectLivesThere(family, HouseHolds);
});

test("a member who waits for payment lives nowhere yet, and at the wanted homes once they are paid for", async () => {
  const family = await aFamilyWithHomes();
  const { owner, City, HouseHolds } = family;
  const { ID, HouseHolds: none } = await aMember(owner, { HouseHolds });
  expect([none, await queueOf("NEW", City)]).toEqual([[], []]);
  const OrderID = await aPaidOrder(owner, 1, cards.paid, ID);
  const request = { Parent_ID: owner.accountId, ID, OrderID };
  const answers = await Promise.all([1, 2].map(() => invoke(payMember, request, { session: owner })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await expectLivesThere(family, HouseHolds);
});

test("the event of a slow payment links the wanted homes once, however often it comes", async () => {
  const family = await aFamilyUnderWay();
  const event = await comesThrough(family.OrderID);
  await Promise.all([deliver(event), deliver(event)]);
  await deliver(event);
  await expectLivesThere(family, family.HouseHolds);
});

test("the payment frame's question about an order links the wanted homes", async () => {
  const family = await aFamilyUnderWay();
  const { OrderID, Token } = family;
  await comesThrough(OrderID);
  const { status, body } = await invoke(readOrder, { Token, OrderID });
  expect([status, body.State]).toEqual([200, "PAID"]);
  await expectLivesThere(family, family.HouseHolds);
});

test("a payment of which no event came links the wanted homes on the day of its check", async () => {
  const family = await aFamilyUnderWay();
  const { owner, member, OrderID } = family;
  await comesThrough(OrderID);
  await transact([addPaymentCheck({ owner: owner.accountId, mid: member.ID, day: dayOf(new Date()) })]);
  await dailyRun();
  await expectLivesThere(family, family.HouseHolds);
});

test("a wanted home that was deleted before the payment is left out", async () => {
  const family = await aFamilyUnderWay();
  const [kept, gone] = family.homes;
  if (!kept || !gone) throw new Error("There are no homes");
  expect((await remove(family.owner, gone)).status).toBe(200);
  await deliver(await comesThrough(family.OrderID));
  await expectLivesThere(family, [kept.ID]);
});

test("a wanted home that is deleted in the moment of the payment loses no payment and keeps no link", async () => {
  const family = await aFamilyUnderWay();
  const [kept, gone] = family.homes;
  if (!kept || !gone) throw new Error("There are no homes");
  const event = await comesThrough(family.OrderID);
  const [delivered, removed] = await Promise.all([deliver(event), remove(family.owner, gone)]);
  expect([delivered, removed.status]).toEqual([200, 200]);
  await expectLivesThere(family, [kept.ID]);
});

test("a restricted account's member has the wanted homes, and their department the jacket once it is restored", async () => {
  const { owner, City, HouseHolds, OrderID } = await aFamilyUnderWay();
  const admin = await anAdmin();
  expect((await restrict(admin, owner)).status).toBe(200);
  await deliver(await comesThrough(OrderID));
  const linked = (await rowsOf(`U#${owner.accountId}`)).filter(({ sk }) => sk.startsWith("L#"));
  expect(linked.map(({ hid }) => hid).sort()).toEqual([...HouseHolds].sort());
  expect(await queueOf("NEW", City)).toEqual([]);
  expect((await restore(admin, owner)).status).toBe(200);
  expect((await queueOf("NEW", City)).map(({ hid }) => hid).sort()).toEqual([...HouseHolds].sort());
});

test("the wish adds nothing to homes that were added by hand afterwards", async () => {
  const family = await aFamilyWithHomes();
  const { owner, HouseHolds } = family;
  const member = await aMember(owner, { OrderID: await aPaidOrder(owner), HouseHolds });
  const request = { UID: owner.accountId, MID: member.ID, HHID: HouseHolds[0] };
  const again = await invoke(assignMember, request, { session: owner });
  expect(again.body.LinkRecord.ID).toBe(member.HouseHolds.find(({ ID }) => ID === HouseHolds[0])?.LinkingID);
  await expectLivesThere(family, HouseHolds);
});
