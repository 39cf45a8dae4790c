import Stripe from "stripe";
import { afterEach, describe, expect, test, vi } from "vitest";
import { stripe } from "#lambdas/adapters/stripe.ts";
import { handler as startCheckout } from "#lambdas/calls/startCheckout.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, membersOf } from "#lambdas/testing/builders/members.ts";
import {
  aCheckout,
  advance,
  aPaymentToken,
  deliver,
  eventOf,
  eventsOf,
  pay,
} from "#lambdas/testing/builders/payments/payments.ts";
import { aFamilyWithCard, payWithCard } from "#lambdas/testing/builders/payments/savedCards.ts";
import { aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf, setAttribute } from "#lambdas/testing/records.ts";

afterEach(() => void vi.restoreAllMocks());

type OpenPage = Pick<Awaited<ReturnType<typeof aPaymentToken>>, "Token" | "PlanID">;

const start = ({ Token, PlanID }: OpenPage) => invoke(startCheckout, { Token, PlanID });

/** A page answers 303 to a card, or 410 once closed. */
const [taken, closed] = [303, 410];

const unanswered = () => new Stripe.errors.StripeConnectionError({ type: "api_error" });

async function anOwner() {
  const owner = await aResident();
  await aHousehold(owner);
  return { owner, ben: await aMember(owner, { First: "Ben" }) };
}

async function lastEventOf(order: string) {
  const [event] = (await eventsOf(order)).filter(({ type }) => /completed|expired/.test(type));
  if (!event) throw new Error("The provider told nothing of this order");
  return event;
}

const firstToLast = <Thing>(things: readonly Thing[]) => things;
const lastToFirst = <Thing>(things: readonly Thing[]) => [...things].reverse();
const orders = [
  ["in order", firstToLast],
  ["turned round", lastToFirst],
] as const;

const ordersOf = async ({ accountId }: TestAccount) =>
  (await rowsOf(accountPk(accountId))).filter(({ sk }) => sk.startsWith("O#"));

describe("of two windows for one person", () => {
  test.each(orders)("the newer one alone can be paid, with the events %s", async (_how, sort) => {
    const { owner, ben } = await anOwner();
    const [earlier, newer] = [await aCheckout(owner, 1, ben.ID), await aCheckout(owner, 2, ben.ID)];
    expect([await pay(earlier.URL), await pay(newer.URL)]).toEqual([closed, taken]);
    const events = [await lastEventOf(earlier.OrderID), await lastEventOf(newer.OrderID)];
    for (const event of sort(events)) expect(await deliver(event)).toBe(200);
    expect(await membersOf(owner)).toMatchObject([{ payed: "COMPLETE", PlanID: "new-yearly" }]);
    const states = (await ordersOf(owner)).map(({ id, state }) => [id, state]);
    expect(Object.fromEntries(states)).toEqual({ [earlier.OrderID]: "EXPIRED", [newer.OrderID]: "PAID" });
    expect((await aPaymentToken(owner)).Paid).toBeUndefined();
  });

  test("that begin at once one can be paid", async () => {
    const { owner } = await anOwner();
    const tokens = [await aPaymentToken(owner), await aPaymentToken(owner)];
    const begun = await Promise.all(tokens.map(start));
    const pages = begun.flatMap(({ body }) => body.URL ?? []);
    const paid: number[] = [];
    for (const page of pages) paid.push(await pay(page));
    expect(paid.filter((status) => status === taken)).toHaveLength(1);
  });

  test("the earlier one, pressed again, opens a new page, and the other is closed", async () => {
    const { owner, ben } = await anOwner();
    const [earlier, newer] = [await aCheckout(owner, 1, ben.ID), await aCheckout(owner, 1, ben.ID)];
    const { status, body } = await start(earlier);
    expect(status).toBe(200);
    expect(body.OrderID).not.toBe(earlier.OrderID);
    // Pressed again it is the same page.
    expect((await start(earlier)).body.OrderID).toBe(body.OrderID);
    expect([await pay(newer.URL), await pay(body.URL)]).toEqual([closed, taken]);
  });

  test("the newer one is refused when the earlier is paid at that moment, and the payment is found", async () => {
    const { owner } = await anOwner();
    const [earlier, token] = [await aCheckout(owner), await aPaymentToken(owner)];
    const { sessions } = (await stripe()).checkout;
    const expire = sessions.expire.bind(sessions);
    vi.spyOn(sessions, "expire").mockImplementationOnce((async (id: string) => {
      expect(await pay(earlier.URL)).toBe(taken);
      return expire(id);
    }) as typeof expire);
    expect((await start(token)).body.Code).toBe("PAID_IN_OTHER_WINDOW");
    expect((await aPaymentToken(owner)).Paid?.OrderID).toBe(earlier.OrderID);
  });

  test.each([
    ["does not answer", unanswered(), "UNAVAILABLE"],
    [
      "is taking the earlier payment",
      new Stripe.errors.StripeInvalidRequestError({ type: "invalid_request_error" }),
      "SAVED_PAYMENT_UNDER_WAY",
    ],
  ])("the newer one is not shown while the provider %s", async (_how, error, code) => {
    const { owner } = await anOwner();
    const [earlier, token] = [await aCheckout(owner), await aPaymentToken(owner)];
    const { sessions } = (await stripe()).checkout;
    vi.spyOn(sessions, "expire").mockRejectedValueOnce(error);
    const { body } = await start(token);
    expect([body.Code, body.URL]).toEqual([code, undefined]);
    const again = await start(token);
    expect([await pay(earlier.URL), await pay(again.body.URL)]).toEqual([closed, taken]);
  });

  test.each(orders)("both paid, with the events %s: the second payment is offered", async (_how, sort) => {
    const { owner, ben } = await anOwner();
    const earlier = await aCheckout(owner, 1, ben.ID);
    // Unseen by the newer one.
    const meant = (member: string) => setAttribute(accountPk(owner.accountId), `O#${earlier.OrderID}`, "meant", member);
    await meant("another");
    const newer = await aCheckout(owner, 1, ben.ID);
    await meant(ben.ID);
    const both = [earlier, newer];
    for (const { URL: page } of both) expect(await pay(page)).toBe(taken);
    for (const { OrderID } of sort(both))
      expect(await deliver(await eventOf(OrderID, "checkout.session.completed"))).toBe(200);
    expect(await membersOf(owner)).toMatchObject([{ payed: "COMPLETE" }]);
    const unused = (await ordersOf(owner)).filter(({ member }) => member === undefined);
    expect(unused).toHaveLength(1);
    expect((await aPaymentToken(owner)).Paid?.OrderID).toBe(unused[0]?.id);
  });
});

test("a page for another person stays open", async () => {
  const { owner, ben } = await anOwner();
  const cleo = await aMember(owner, { First: "Cleo" });
  const pages = [await aCheckout(owner, 1, ben.ID), await aCheckout(owner, 1, cleo.ID), await aCheckout(owner)];
  for (const { URL: page } of pages) expect(await pay(page)).toBe(taken);
});

describe("the saved card", () => {
  test("closes the open page before it pays", async () => {
    const { owner } = await aFamilyWithCard();
    const [page, opened] = [await aCheckout(owner), await aPaymentToken(owner)];
    expect((await payWithCard(opened)).status).toBe(200);
    expect(await pay(page.URL)).toBe(closed);
  });

  test("that is refused leaves its token a page, also after one that it closed", async () => {
    const { owner, OrderID } = await aFamilyWithCard();
    const opened = await aPaymentToken(owner);
    const before = await start(opened);
    await advance(OrderID, "decline");
    expect((await payWithCard(opened)).body.Code).toBe("CARD_DECLINED");
    const page = await start(opened);
    expect([await pay(before.body.URL), await pay(page.body.URL)]).toEqual([closed, taken]);
  });

  test("that began to pay while a page was being made keeps that page from being shown", async () => {
    const { owner } = await aFamilyWithCard();
    const [opened, other] = [await aPaymentToken(owner), await aPaymentToken(owner)];
    const { checkout, subscriptions } = await stripe();
    const create = checkout.sessions.create.bind(checkout.sessions);
    // Noted, and not answered yet.
    vi.spyOn(subscriptions, "create").mockRejectedValueOnce(unanswered());
    vi.spyOn(checkout.sessions, "create").mockImplementationOnce((async (...asked: Parameters<typeof create>) => {
      expect((await payWithCard(other)).status).toBe(503);
      return create(...asked);
    }) as typeof create);
    const { body } = await start(opened);
    expect([body.Code, body.URL]).toEqual(["SAVED_PAYMENT_UNDER_WAY", undefined]);
  });
});
