import Stripe from "stripe";
import { afterEach, describe, expect, test, vi } from "vitest";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { digestOf } from "#lambdas/records/table/digest.ts";
import { table } from "#lambdas/records/table/table.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { aHousehold, householdsOf, remove as removeHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember, aPaidMember, membersOf } from "#lambdas/testing/builders/members.ts";
import { inOlderVersion } from "#lambdas/testing/builders/payments/olderEvents.ts";
import {
  aCheckout,
  advance,
  aPaidOrder,
  aPaymentToken,
  atProvider,
  cards,
  deliver,
  eventsOf,
  pay,
  type SignedEvent,
} from "#lambdas/testing/builders/payments/payments.ts";
import { aFamilyWithCard, billingOf, changeCard, payWithCard } from "#lambdas/testing/builders/payments/savedCards.ts";
import { aCity, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { isCheckedOn, tomorrow } from "#lambdas/testing/paymentWork.ts";
import { agePaymentToken, removeAttribute, rowsOf, setAttribute } from "#lambdas/testing/records.ts";
import { workOff } from "#lambdas/testing/workOff.ts";
import { handler as payMember } from "./payMember.ts";
import { handler as readOrder } from "./readOrder.ts";
import { handler as startCheckout } from "./startCheckout.ts";

/** Fails the charge's answer, or makes an event just before it. */
const provider = vi.hoisted(() => ({
  isDown: false,
  meanwhile: undefined as (() => Promise<void>) | undefined,
}));

vi.mock("#lambdas/adapters/billing/savedPayments.ts", async (original) => {
  const real = await original<typeof import("#lambdas/adapters/billing/savedPayments.ts")>();
  const payWithCard: typeof real.payWithCard = async (payment) => {
    const { meanwhile } = provider;
    provider.meanwhile = undefined;
    await meanwhile?.();
    if (provider.isDown) throw new Stripe.errors.StripeConnectionError({ type: "api_error", message: "" });
    return real.payWithCard(payment);
  };
  return { ...real, payWithCard };
});

afterEach(() => void vi.restoreAllMocks());

interface Subscription {
  readonly id: string;
  readonly status: string;
  readonly default_payment_method: string;
  readonly items: { readonly data: readonly { readonly current_period_end: number }[] };
}

async function subscriptionsOf({ accountId }: TestAccount): Promise<Subscription[]> {
  const billing = (await rowsOf(`U#${accountId}`)).find(({ sk }) => sk === "B#");
  const { data } = await atProvider(`subscriptions?customer=${billing?.customer}&limit=100`);
  return data as Subscription[];
}

type Opened = Awaited<ReturnType<typeof aPaymentToken>>;

/** Older than a function runs. */
async function ageSavedPayment({ accountId }: TestAccount): Promise<void> {
  const row = (await rowsOf(`U#${accountId}`)).find(({ sk }) => sk === "B#");
  const saved = { ...(row?.saved as object), at: Math.floor(Date.now() / 1000) - 61 };
  await setAttribute(`U#${accountId}`, "B#", "saved", saved);
}

function afterNextTransaction(work: () => Promise<void>): void {
  const send = table.send.bind(table);
  let isDone = false;
  vi.spyOn(table, "send").mockImplementation((async (command: Parameters<typeof send>[0]) => {
    const answer = await send(command);
    if (isDone || command.constructor.name !== "TransactWriteCommand") return answer;
    isDone = true;
    await work();
    return answer;
  }) as typeof send);
}

async function receiptsOf({ email }: TestAccount): Promise<number> {
  await workOff();
  return (await inbox(email)).filter(({ subject }) => subject.startsWith("Receipt")).length;
}

test("the saved card pays for the next person without a page, and the person is registered with it", async () => {
  const { owner } = await aFamilyWithCard();
  const opened = await aPaymentToken(owner);
  expect(opened).toMatchObject({ PlanID: "recurring-monthly", Price: 1, Today: 1 });
  expect(opened.Card).toEqual({ Brand: "visa", Last4: "4242" });
  const { status, body } = await payWithCard(opened);
  expect([status, body.State]).toEqual([200, "PAID"]);
  const member = await aPaidMember(owner, { OrderID: body.OrderID, First: "Ben" });
  expect(member).toMatchObject({ payed: "COMPLETE", PlanID: "recurring-monthly" });
  expect(await subscriptionsOf(owner)).toHaveLength(2);
});

test("a member who waits is paid for with the saved card, and is looked at on the next day", async () => {
  const { owner } = await aFamilyWithCard();
  const ben = await aMember(owner, { First: "Ben" });
  const { body } = await payWithCard(await aPaymentToken(owner, 1, ben.ID));
  const request = { Parent_ID: owner.accountId, ID: ben.ID, OrderID: body.OrderID };
  expect((await invoke(payMember, request, { session: owner })).body.Member.payed).toBe("COMPLETE");
  expect(await isCheckedOn(tomorrow(), owner.accountId, ben.ID)).toBe(true);
});

test.each([
  ["with the saved card", payWithCard],
  ["on a page", ({ Token, PlanID }: Opened) => invoke(startCheckout, { Token, PlanID })],
])(
  "an unpaid page of before that began a plan is closed with its plan when the next payment is made %s",
  async (_, payNext) => {
    const { owner } = await aFamilyWithCard();
    const [plan] = await subscriptionsOf(owner);
    const { OrderID } = await aCheckout(owner);
    await setAttribute(`U#${owner.accountId}`, `O#${OrderID}`, "subscription", plan?.id);
    expect((await payNext(await aPaymentToken(owner))).status).toBe(200);
    await workOff();
    expect((await subscriptionsOf(owner)).find(({ id }) => id === plan?.id)?.status).toBe("canceled");
  },
);

test("where no department takes part any more nothing is charged", async () => {
  const { owner } = await aFamilyWithCard();
  const [opened, place] = [await aPaymentToken(owner), { City: aCity(), State: "MI" }];
  for (const household of await householdsOf(owner)) await removeHousehold(owner, household);
  await aHousehold(owner, { City: place.City });
  await participation.leave([place]);
  expect((await payWithCard(opened)).body.Code).toBe("NOT_COVERED");
  expect(await subscriptionsOf(owner)).toHaveLength(1);
});

test("a card kept beside our own button pays for the next person, whatever other card came later", async () => {
  const owner = await aResident();
  await aHousehold(owner);
  const { Token, PlanID } = await aPaymentToken(owner);
  const { body } = await invoke(startCheckout, { Token, PlanID, Keep: true });
  await pay(body.URL);
  await aPaidMember(owner, { OrderID: body.OrderID });
  const other = await aPaymentToken(owner);
  const page = await invoke(startCheckout, { Token: other.Token, PlanID: other.PlanID, Keep: false });
  await pay(page.body.URL, cards.mastercard);
  await aPaidMember(owner, { OrderID: page.body.OrderID, First: "Ben" });
  const opened = await aPaymentToken(owner);
  expect(opened.Card).toEqual({ Brand: "visa", Last4: "4242" });
  expect((await payWithCard(opened)).status).toBe(200);
});

test("another answer about the card opens another page and closes the first", async () => {
  const owner = await aResident();
  await aHousehold(owner);
  const { Token, PlanID } = await aPaymentToken(owner);
  const kept = await invoke(startCheckout, { Token, PlanID, Keep: true });
  const again = await invoke(startCheckout, { Token, PlanID, Keep: true });
  expect(again.body.OrderID).toBe(kept.body.OrderID);
  const asked = await invoke(startCheckout, { Token, PlanID, Keep: false });
  expect(asked.body.OrderID).not.toBe(kept.body.OrderID);
  expect(await pay(kept.body.URL)).toBe(410);
  expect(await pay(asked.body.URL)).toBe(303);
});

test("a card whose owner did not agree is not offered, and pays nothing", async () => {
  const owner = await aResident();
  await aHousehold(owner);
  await aPaidMember(owner);
  const opened = await aPaymentToken(owner);
  expect(opened.Card).toBeUndefined();
  const { status, body } = await payWithCard(opened);
  expect([status, body.Code]).toEqual([409, "CARD_NOT_SAVED"]);
  expect(await subscriptionsOf(owner)).toHaveLength(1);
});

describe("one charge", () => {
  test("however often the button is pressed, at once or again", async () => {
    const { owner } = await aFamilyWithCard();
    const opened = await aPaymentToken(owner);
    await Promise.all([1, 2, 3].map(() => payWithCard(opened)));
    const { status, body } = await payWithCard(opened);
    expect([status, body.State]).toEqual([200, "PAID"]);
    expect(await subscriptionsOf(owner)).toHaveLength(2);
  });

  test("of two windows: while one pays, the other is refused, and afterwards finds the payment", async () => {
    const { owner } = await aFamilyWithCard();
    const [one, other] = [await aPaymentToken(owner), await aPaymentToken(owner)];
    const refused: unknown[] = [];
    provider.meanwhile = async () => void refused.push((await payWithCard(other)).body.Code);
    expect((await payWithCard(one)).status).toBe(200);
    expect(refused).toEqual(["SAVED_PAYMENT_UNDER_WAY"]);
    expect((await payWithCard(other)).body.Code).toBe("PAID_IN_OTHER_WINDOW");
    expect(await subscriptionsOf(owner)).toHaveLength(2);
  });

  test("while the saved card is charged, no page of the provider begins to charge another", async () => {
    const { owner } = await aFamilyWithCard();
    const [one, other] = [await aPaymentToken(owner), await aPaymentToken(owner)];
    const refused: unknown[] = [];
    provider.meanwhile = async () => {
      const { body } = await invoke(startCheckout, { Token: other.Token, PlanID: other.PlanID });
      refused.push(body.Code);
    };
    expect((await payWithCard(one)).status).toBe(200);
    expect(refused).toEqual(["SAVED_PAYMENT_UNDER_WAY"]);
    expect(await subscriptionsOf(owner)).toHaveLength(2);
  });

  test("when the function ends after the card was charged: the payment is offered again", async () => {
    const { owner } = await aFamilyWithCard();
    const opened = await aPaymentToken(owner);
    breakOffAtTransaction(2);
    expect((await payWithCard(opened)).status).toBe(500);
    vi.restoreAllMocks();
    expect(await subscriptionsOf(owner)).toHaveLength(2);
    const { Paid } = await aPaymentToken(owner);
    expect(Paid?.PlanID).toBe("recurring-monthly");
    expect((await payWithCard(opened)).body.OrderID).toBe(Paid?.OrderID);
    expect(await subscriptionsOf(owner)).toHaveLength(2);
  });

  test("when the function ends before the card was charged: the same window pays, another after a minute", async () => {
    const { owner } = await aFamilyWithCard();
    const [opened, other] = [await aPaymentToken(owner), await aPaymentToken(owner)];
    provider.isDown = true;
    expect((await payWithCard(opened)).status).toBe(503);
    provider.isDown = false;
    expect((await payWithCard(other)).body.Code).toBe("SAVED_PAYMENT_UNDER_WAY");
    expect((await aPaymentToken(owner)).Paid).toBeUndefined();
    await ageSavedPayment(owner);
    expect((await payWithCard(other)).status).toBe(200);
    expect((await payWithCard(opened)).body.Code).toBe("PAID_IN_OTHER_WINDOW");
    expect(await subscriptionsOf(owner)).toHaveLength(2);
  });

  test("of two windows that find a payment that broke off: while one pays, the other is refused", async () => {
    const { owner } = await aFamilyWithCard();
    const [broken, one, other] = [await aPaymentToken(owner), await aPaymentToken(owner), await aPaymentToken(owner)];
    provider.isDown = true;
    expect((await payWithCard(broken)).status).toBe(503);
    provider.isDown = false;
    await ageSavedPayment(owner);
    const [charging, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    provider.meanwhile = async () => {
      charging.resolve();
      await answered.promise;
    };
    const paid: ReturnType<typeof payWithCard>[] = [];
    afterNextTransaction(async () => {
      paid.push(payWithCard(other));
      await charging.promise;
    });
    expect((await payWithCard(one)).body.Code).toBe("SAVED_PAYMENT_UNDER_WAY");
    answered.resolve();
    expect((await Promise.all(paid)).map(({ status }) => status)).toEqual([200]);
    expect(await subscriptionsOf(owner)).toHaveLength(2);
  });

  test.each([
    ["comes", /created|invoice.paid/, async (event: SignedEvent) => event],
    ["of its invoice comes, in an older version,", /invoice.paid/, inOlderVersion],
  ])("when the event %s first: it keeps the order and pays for whom it was meant", async (_how, wanted, told) => {
    const { owner } = await aFamilyWithCard();
    const ben = await aMember(owner, { First: "Ben" });
    const before = await receiptsOf(owner);
    const opened = await aPaymentToken(owner, 1, ben.ID);
    breakOffAtTransaction(2);
    await payWithCard(opened);
    vi.restoreAllMocks();
    const made = (await subscriptionsOf(owner)).map(({ id }) => id);
    for (const event of (await eventsOf(made[0] ?? "")).filter(({ type }) => wanted.test(type)))
      expect(await deliver(await told(event))).toBe(200);
    const paid = (await membersOf(owner)).find(({ ID }) => ID === ben.ID);
    expect(paid?.payed).toBe("COMPLETE");
    expect((await receiptsOf(owner)) - before).toBe(1);
  });
});

test("all people of an account renew on one day, with a checkout or the saved card", async () => {
  const { owner, OrderID } = await aFamilyWithCard();
  await advance(OrderID, "pass");
  for (const First of ["Ben", "Cleo"]) {
    const { body } = await payWithCard(await aPaymentToken(owner));
    await aPaidMember(owner, { First, OrderID: body.OrderID });
  }
  for (const First of ["Dan", "Eve"]) await aPaidMember(owner, { First, OrderID: await aPaidOrder(owner) });
  const ends = (await subscriptionsOf(owner)).map(({ items }) => items.data[0]?.current_period_end);
  expect(ends).toHaveLength(5);
  expect(new Set(ends).size).toBe(1);
  const { Plans } = await billingOf(owner);
  expect(new Set(Plans.map(({ Renews }) => Renews)).size).toBe(1);
});

test("a later plan costs its share until the renewal day, is told before and charged so", async () => {
  const { owner, OrderID } = await aFamilyWithCard(2);
  await advance(OrderID, "pass");
  const opened = await aPaymentToken(owner, 2);
  // Half of a year, which may be a leap year.
  const Today = expect.closeTo(5, 1);
  expect(opened).toMatchObject({ Price: 10, Today, Renews: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  const { body } = await payWithCard(opened);
  await aPaidMember(owner, { OrderID: body.OrderID });
  const [order] = await ordersOf(owner, body.OrderID);
  const told = opened.Today ?? expect.fail();
  expect(order).toMatchObject({ cents: Math.round(told * 100), state: "PAID" });
  const page = await invoke(startCheckout, await checkoutOf(owner));
  expect(await (await fetch(page.body.URL)).text()).toContain(`$${told.toFixed(2)}`);
});

const checkoutOf = async (owner: TestAccount) => {
  const { Token, PlanID } = await aPaymentToken(owner, 2);
  return { Token, PlanID };
};

const ordersOf = async ({ accountId }: TestAccount, id: string) =>
  (await rowsOf(`U#${accountId}`)).filter(({ sk }) => sk === `O#${id}`);

test("too little for a card is nothing: the days until the renewal are free", async () => {
  const { owner, OrderID } = await aFamilyWithCard();
  await advance(OrderID, "pass");
  await advance(OrderID, "pass");
  const opened = await aPaymentToken(owner);
  expect(opened).toMatchObject({ Price: 1, Today: 0 });
  const { body } = await payWithCard(opened);
  expect(body.State).toBe("PAID");
  expect(await aPaidMember(owner, { OrderID: body.OrderID })).toMatchObject({ payed: "COMPLETE" });
  const checkout = await invoke(startCheckout, await monthly(owner));
  expect(await pay(checkout.body.URL)).toBe(303);
  const member = await aPaidMember(owner, { OrderID: checkout.body.OrderID });
  expect(member.payed).toBe("COMPLETE");
});

const monthly = async (owner: TestAccount) => {
  const { Token, PlanID } = await aPaymentToken(owner);
  return { Token, PlanID };
};

describe("a refused card charges nothing, says why, and the same token opens the page", () => {
  test.each([
    ["decline", "CARD_DECLINED", "Your bank declined this card. Please use another card."],
    ["expire", "CARD_EXPIRED", "This card has expired. Please use another card."],
  ] as const)("%s", async (action, code, sentence) => {
    const { owner, OrderID } = await aFamilyWithCard();
    const opened = await aPaymentToken(owner);
    await advance(OrderID, action);
    const { status, body } = await payWithCard(opened);
    expect([status, body.Code, body.Message]).toEqual([409, code, sentence]);
    await paysOnPage(owner, opened);
  });

  test("the bank asks its owner", async () => {
    const { owner } = await aFamilyWithCard(1, cards.asks);
    const opened = await aPaymentToken(owner);
    expect((await payWithCard(opened)).body.Code).toBe("CARD_NEEDS_CONFIRMATION");
    await paysOnPage(owner, opened);
  });
});

async function paysOnPage(owner: TestAccount, { Token, PlanID }: Awaited<ReturnType<typeof aPaymentToken>>) {
  expect(await subscriptionsOf(owner)).toHaveLength(1);
  const checkout = await invoke(startCheckout, { Token, PlanID });
  expect(await pay(checkout.body.URL)).toBe(303);
  const { body } = await invoke(readOrder, { Token, OrderID: checkout.body.OrderID });
  expect(body.State).toBe("PAID");
}

describe("the card that was shown is charged, or none", () => {
  test("one that was replaced since is refused, and so is its successor, until it is shown", async () => {
    const { owner } = await aFamilyWithCard();
    const opened = await aPaymentToken(owner);
    await changeCard(owner);
    const { status, body } = await payWithCard(opened);
    expect([status, body.Code]).toEqual([409, "CARD_CHANGED"]);
    expect(body.Message).toContain("Your saved card has changed since this page was opened.");
    expect(await subscriptionsOf(owner)).toHaveLength(1);
    const again = await aPaymentToken(owner);
    expect(again.Card).toEqual({ Brand: "mastercard", Last4: "4444" });
    expect((await payWithCard(again)).status).toBe(200);
    const [newest] = await subscriptionsOf(owner);
    const shown = await atProvider(`payment_methods/${newest?.default_payment_method}`);
    expect(shown.card).toMatchObject({ last4: "4444" });
  });

  test("one that was saved since is not charged before it is shown", async () => {
    const { owner } = await aFamilyWithCard();
    const opened = await aPaymentToken(owner);
    await removeAttribute(`PAY#${digestOf(opened.Token)}`, "#", "card");
    expect((await payWithCard(opened)).body.Code).toBe("CARD_CHANGED");
    expect(await subscriptionsOf(owner)).toHaveLength(1);
  });
});

test("another amount than the one that was shown is not charged", async () => {
  const { owner } = await aFamilyWithCard();
  const opened = await aPaymentToken(owner);
  expect((await payWithCard({ ...opened, Today: 0.5 })).body.Code).toBe("PRICE_CHANGED");
  expect(await subscriptionsOf(owner)).toHaveLength(1);
});

test("a token pays for ten minutes, and an invented one never", async () => {
  const { owner } = await aFamilyWithCard();
  const opened = await aPaymentToken(owner);
  await agePaymentToken(opened.Token, 11);
  expect((await payWithCard(opened)).status).toBe(401);
  expect((await payWithCard({ ...opened, Token: "x".repeat(43) })).status).toBe(401);
});
