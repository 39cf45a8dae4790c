import { expect, test } from "vitest";
import { handler as createMember } from "#lambdas/calls/createMember.ts";
import { handler as openPayment } from "#lambdas/calls/openPayment.ts";
import { handler as payMember } from "#lambdas/calls/payMember.ts";
import { handler as startCheckout } from "#lambdas/calls/startCheckout.ts";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import { aHousehold, anUncoveredHousehold, cover } from "#lambdas/testing/builders/households.ts";
import { aCalledMember, aMemberRequest } from "#lambdas/testing/builders/members.ts";
import { aCheckout, aPaidOrder, aPaymentToken, cards } from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";

const refused = {
  status: 409,
  body: { Code: "NOT_COVERED", Message: "You must have at least 1 valid location for coverage" },
};

const open = (session: TestAccount, MID?: string) => invoke(openPayment, { Plan: 1, MID }, { session });

async function aFamilyLeftAlone<Result>(before: (owner: TestAccount) => Promise<Result>) {
  const [owner, place] = [await aResident(), { City: aCity(), State: "MI" }];
  await aHousehold(owner, { City: place.City });
  const result = await before(owner);
  await participation.leave([place]);
  return { owner, place, result };
}

test("without a household where a department takes part no payment is opened, for a new member or a registered one", async () => {
  const owner = await aResident();
  expect(await open(owner)).toMatchObject(refused);
  await anUncoveredHousehold(owner, { City: aCity() });
  expect(await open(owner)).toMatchObject(refused);
  const { ID } = await aCalledMember(owner);
  expect(await open(owner, ID)).toMatchObject(refused);
  await aHousehold(owner);
  for (const MID of [undefined, ID]) expect((await open(owner, MID)).status).toBe(200);
});

test("a place that left while a payment page was open charges nothing", async () => {
  const { owner, place, result } = await aFamilyLeftAlone((person) => aPaymentToken(person));
  const { Token, PlanID } = result;
  expect(await invoke(startCheckout, { Token, PlanID })).toMatchObject(refused);
  expect(await readOrders(owner.accountId)).toEqual([]);
  await cover(place);
  expect((await invoke(startCheckout, { Token, PlanID })).status).toBe(200);
});

test("a member is registered without an order anywhere, and with an open one where a department takes part", async () => {
  const { owner, result } = await aFamilyLeftAlone((person) => aCheckout(person));
  expect((await aCalledMember(owner)).payed).toBe("PENDING");
  const request = await aMemberRequest(owner, { OrderID: result.OrderID });
  expect(await invoke(createMember, request, { session: owner })).toMatchObject(refused);
});

test.each([
  [cards.paid, "COMPLETE"],
  [cards.paidLater, "PROCESSING"],
])(
  "an order that was paid before its place left is offered, and registers its member: card %s",
  async (card, payed) => {
    const { owner, result: OrderID } = await aFamilyLeftAlone((person) => aPaidOrder(person, 1, card));
    expect((await open(owner)).body.Paid?.OrderID).toBe(OrderID);
    expect((await aCalledMember(owner, { OrderID })).payed).toBe(payed);
    expect(await open(owner)).toMatchObject(refused);
  },
);

test("at a place that left, a member who waits for payment is not charged, and an order that was paid before pays for them", async () => {
  const { owner, result } = await aFamilyLeftAlone(async (person) => ({
    OrderID: await aPaidOrder(person),
    one: await aCalledMember(person),
    other: await aCalledMember(person),
  }));
  const { OrderID, one, other } = result;
  expect((await open(owner, one.ID)).body.Paid?.OrderID).toBe(OrderID);
  const request = { Parent_ID: owner.accountId, ID: one.ID, OrderID };
  const { body } = await invoke(payMember, request, { session: owner });
  expect(body.Member.payed).toBe("COMPLETE");
  expect(await open(owner, other.ID)).toMatchObject(refused);
});
