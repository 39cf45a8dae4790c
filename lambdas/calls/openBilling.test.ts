import { describe, expect, test } from "vitest";
import { pause } from "#lambdas/pause.ts";
import { aMember, aPaidMember, membersOf } from "#lambdas/testing/builders/members.ts";
import {
  advance,
  advanceAndDeliver,
  aPaidOrder,
  aPaymentToken,
  atProvider,
  cards,
  deliver,
  eventOf,
  eventsOf,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import {
  aFamilyWithCard,
  billingOf,
  changeCard,
  payWithCard,
  press,
} from "#lambdas/testing/builders/payments/savedCards.ts";
import { aResident } from "#lambdas/testing/builders/people.ts";
import { dayOf } from "#shared/rules/dates.ts";

const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

test("each person stands with plan, state and next renewal, beside the card and the receipts, which name whom they paid for", async () => {
  const { owner, first } = await aFamilyWithCard(2);
  const ben = await aMember(owner, { First: "Ben" });
  const { Plans, Card, Receipts, URL: link } = await billingOf(owner);
  const byName = new Map(Plans.map((line) => [line.MID, line]));
  expect(byName.get(first.ID)).toEqual({
    MID: first.ID,
    First: first.First,
    payed: "COMPLETE",
    PlanID: "new-yearly",
    Renews: day,
    Managed: true,
  });
  expect(byName.get(ben.ID)).toEqual({ MID: ben.ID, First: "Ben", payed: "PENDING", Managed: false });
  expect(Card).toEqual({ Brand: "visa", Last4: "4242" });
  expect(Receipts).toEqual([{ Day: day, Dollars: 40, URL: expect.stringContaining("/i/in_"), For: [first.First] }]);
  expect(await (await fetch(Receipts[0]?.URL ?? "")).text()).toContain("$40.00");
  // Nothing but the press of the button opens the provider's page.
  expect(link).toBeUndefined();
});

test("the press of the button gets the link alone", async () => {
  const { owner } = await aFamilyWithCard();
  const link = expect.stringContaining("/p/session/");
  expect(await billingOf(owner, true)).toEqual({ Plans: [], Receipts: [], URL: link });
});

test("an account that never paid has no page at the provider", async () => {
  expect(await billingOf(await aResident(), true)).toEqual({ Plans: [], Receipts: [] });
});

test("a renewal stopped on the provider's page: covered until the end, told until when, and resumed there", async () => {
  const { owner, first, OrderID } = await aFamilyWithCard(2);
  const { URL: link = "" } = await billingOf(owner, true);
  const renews = (await billingOf(owner)).Plans[0]?.Renews;
  const subscription = await subscriptionOf(OrderID);
  await press(link, { action: "stop", subscription });
  expect(await deliver(await newestUpdate(subscription))).toBe(200);
  const [stopped] = await membersOf(owner);
  expect(stopped).toMatchObject({ ID: first.ID, payed: "COMPLETE", PlanEnds: renews });
  expect(stopped?.PaymentDue).toBeUndefined();
  expect((await billingOf(owner)).Plans[0]).toMatchObject({ Ends: renews, payed: "COMPLETE" });
  await press(link, { action: "resume", subscription });
  expect(await deliver(await newestUpdate(subscription))).toBe(200);
  expect((await membersOf(owner))[0]?.PlanEnds).toBeUndefined();
});

const newestUpdate = async (subscription: string) => {
  const updates = (await eventsOf(subscription)).filter(({ type }) => type === "customer.subscription.updated");
  const newest = updates.at(-1);
  if (!newest) throw new Error("No update was sent");
  return newest;
};

test("an older event that arrives last does not bring a stopped renewal back", async () => {
  const { owner, OrderID } = await aFamilyWithCard();
  await advance(OrderID, "stop");
  const [resumed] = await advance(OrderID, "resume");
  await advanceAndDeliver(OrderID, "stop");
  expect((await membersOf(owner))[0]?.PlanEnds).toBeDefined();
  if (resumed) await deliver(resumed);
  expect((await membersOf(owner))[0]?.PlanEnds).toBeDefined();
});

test("when a stopped plan's period is over, a payment is due within thirty days", async () => {
  const { owner, OrderID } = await aFamilyWithCard();
  await advanceAndDeliver(OrderID, "stop");
  await advanceAndDeliver(OrderID, "renew");
  const [member] = await membersOf(owner);
  expect(member).toMatchObject({ payed: "COMPLETE", PaymentDue: day });
  expect(Number(member?.PaymentDue?.localeCompare(dayOf(new Date())))).toBe(1);
});

test("a card changed on the provider's page pays for every plan from then on", async () => {
  const { owner, OrderID } = await aFamilyWithCard();
  const { body } = await payWithCard(await aPaymentToken(owner));
  await aPaidMember(owner, { OrderID: body.OrderID });
  await changeCard(owner);
  const first = await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`);
  expect(await deliver(await eventOf(String(first.customer), "customer.updated"))).toBe(200);
  const [one, other] = await Promise.all([OrderID, body.OrderID].map(cardOf));
  expect(one).toBe(other);
  expect(one).not.toBe(first.default_payment_method);
  expect((await billingOf(owner)).Card).toEqual({ Brand: "mastercard", Last4: "4444" });
});

const cardOf = async (order: string) =>
  (await atProvider(`subscriptions/${await subscriptionOf(order)}`)).default_payment_method;

describe("a plan that is paid with a card of its own", () => {
  async function aFamilyWithThreeCards() {
    const { owner, OrderID } = await aFamilyWithCard();
    const { customer } = await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`);
    await changeCard(owner);
    const chosen = await eventOf(String(customer), "customer.updated");
    await deliver(chosen);
    // The provider tells times in seconds.
    await pause(1_100);
    const ben = await aPaidOrder(owner, 1, cards.amex);
    return { customer: String(customer), ben, chosen, own: await cardOf(ben) };
  }

  test("keeps it when anything else of its customer changes", async () => {
    const { customer, ben, own } = await aFamilyWithThreeCards();
    await atProvider(`customers/${customer}`, { email: "ada@example.org" });
    const changed = (await eventsOf(customer)).filter(({ type }) => type === "customer.updated");
    expect(changed).toHaveLength(2);
    for (const event of changed.slice(1)) expect(await deliver(event)).toBe(200);
    expect(await cardOf(ben)).toBe(own);
  });

  test("keeps it when the news of a choice before it is sent again", async () => {
    const { ben, chosen, own } = await aFamilyWithThreeCards();
    expect(await deliver(chosen)).toBe(200);
    expect(await cardOf(ben)).toBe(own);
  });
});
