import { expect, test } from "vitest";
import { changePlan } from "#lambdas/adapters/changePlan.ts";
import { handler as payMember } from "#lambdas/calls/payMember.ts";
import { addPlanMove } from "#lambdas/records/payments/paymentWork.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { aHousehold, cover } from "#lambdas/testing/builders/households.ts";
import { aMember, membersOf, remove } from "#lambdas/testing/builders/members.ts";
import {
  advance,
  advanceAndDeliver,
  aPaidOrder,
  aPaymentToken,
  atProvider,
  cards,
  deliverAll,
  deliverFirstPayment,
  eventOf,
  eventsOf,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { allWithoutPool, anAddressInDetroit, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { capturedWork } from "#lambdas/testing/capturedWork.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { isFullPlanToCome, paymentWorkLeft, tomorrow, workOffTwice } from "#lambdas/testing/paymentWork.ts";
import { again } from "#lambdas/testing/recordings/recording.ts";
import { recordedCity } from "#lambdas/testing/recordings/renew.ts";
import { dueOn } from "#lambdas/testing/records.ts";
import { withoutProvider } from "#lambdas/testing/withoutProvider.ts";
import { dailyRun, redrive, workOff } from "#lambdas/testing/workOff.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { planFor } from "#shared/rules/payment/pricing.ts";

type Plan = 1 | 2;

async function aPayer(owner: TestAccount, First: string, plan: Plan, card: string = cards.paid) {
  const OrderID = await aPaidOrder(owner, plan, card);
  const { ID } = await aMember(owner, { OrderID, First });
  if (card === cards.paid) await deliverFirstPayment(OrderID);
  return { ID, OrderID };
}

async function payersOf(plans: readonly Plan[]) {
  const owner = await aResident();
  await aHousehold(owner);
  const payers: { ID: string; OrderID: string }[] = [];
  for (const [at, plan] of plans.entries()) payers.push(await aPayer(owner, ["Ada", "Ben", "Cy"][at] ?? "Dee", plan));
  return { owner, payers };
}

/** Ada is at the full plan, Ben and Cy at an additional one. */
async function aFamilyOf(...plans: readonly Plan[]) {
  await cover(anAddressInDetroit);
  const name = `a family that pays the plans ${plans}`;
  const { owner, payers } = allWithoutPool(await again(name, recordedCity, () => payersOf(plans)));
  const [ada, ben = ada, cy = ben] = payers;
  if (!ada || !ben || !cy) throw new Error("A family has a member.");
  return { owner, ada, ben, cy };
}

interface Renewal {
  readonly cents: number;
  readonly interval: string;
  readonly invoice: string;
  readonly ends: number;
}

async function renewalOf(OrderID: string): Promise<Renewal> {
  const found = await atProvider(`subscriptions/${await subscriptionOf(OrderID)}`);
  const [item] = (found.items as { data: Record<string, unknown>[] }).data;
  const price = item?.price as { unit_amount: number; recurring: { interval: string } };
  return {
    cents: price.unit_amount,
    interval: price.recurring.interval,
    invoice: String(found.latest_invoice),
    ends: Number(item?.current_period_end),
  };
}

const centsOf = async (OrderID: string) => (await renewalOf(OrderID)).cents;

const plansOf = async (owner: TestAccount) =>
  Object.fromEntries((await membersOf(owner)).map(({ First, PlanID }) => [First, PlanID]));

const moveMails = async ({ email }: TestAccount) =>
  (await inbox(email)).filter(({ subject }) => subject.startsWith("A plan costs"));

const isWaiting = async ({ accountId }: TestAccount) => {
  const isLeft = (await paymentWorkLeft()).some(
    (work) => (work.task === "settleFullPlan" || work.task === "movePlan") && work.owner === accountId,
  );
  return isLeft || isFullPlanToCome(accountId);
};

const priceChanges = async (OrderID: string) => {
  const all = await eventsOf(await subscriptionOf(OrderID));
  const updates = all.filter(({ type }) => type === "customer.subscription.updated");
  return updates.filter(({ payload }) => payload.includes('"plan":"new-')).length;
};

async function removeWithoutProvider(owner: TestAccount, ID: string): Promise<void> {
  await withoutProvider(async () => {
    const { handler } = await import("#lambdas/calls/deleteMember.ts");
    const answer = await invoke(handler, { Parent_ID: owner.accountId, ID }, { session: owner });
    expect(answer.status).toBe(200);
    await expect(workOff()).rejects.toThrow("Dead letters");
  });
}

/** With the work that follows. */
async function leave(owner: TestAccount, payer: { ID: string }) {
  const answer = await remove(owner, payer);
  await workOff();
  return answer;
}

test("when the member at the full price is deleted, the next one renews at the full price of their own interval, and pays nothing before", async () => {
  const { owner, ada, ben, cy } = await aFamilyOf(1, 2, 1);
  const before = await renewalOf(ben.OrderID);
  expect([before.cents, await centsOf(cy.OrderID)]).toEqual([1000, 100]);
  expect((await leave(owner, ada)).status).toBe(200);
  expect(await renewalOf(ben.OrderID)).toEqual({ ...before, cents: 4000 });
  expect(await centsOf(cy.OrderID)).toBe(100);
  expect(await plansOf(owner)).toEqual({ Ben: "new-yearly", Cy: "recurring-monthly" });
  expect(await isWaiting(owner)).toBe(false);
});

test("the owner is told once whose plan costs what from which day on, and the receipt of that day says so", async () => {
  const { owner, ada, ben } = await aFamilyOf(1, 2);
  await leave(owner, ada);
  await deliverAll([await eventOf(await subscriptionOf(ada.OrderID), "customer.subscription.deleted")]);
  await workOff();
  const [mail, ...more] = await moveMails(owner);
  expect([mail?.subject, more]).toEqual([
    expect.stringMatching(/^A plan costs \$40\.00 each year from \w{3} \d\d \d{4} on$/),
    [],
  ]);
  expect(mail?.text).toContain("the plan of Ben takes that price");
  expect(mail?.text).toMatch(/on \w{3} \d\d \d{4}, it costs \$40\.00 each year\. Nothing is charged today/);
  await advanceAndDeliver(ben.OrderID, "renew");
  await workOff();
  const [receipt] = (await inbox(owner.email)).filter(({ subject }) => subject.startsWith("Receipt"));
  expect(receipt?.text).toMatch(/We received \$40\.00 .* for Ben: the yearly plan of a first member\./);
});

test("a period from before the move is receipted with the plan that it was charged by", async () => {
  const { owner, ada, ben } = await aFamilyOf(1, 2);
  const earlier = await advance(ben.OrderID, "renew");
  await leave(owner, ada);
  await deliverAll(earlier);
  await workOff();
  const [receipt] = (await inbox(owner.email)).filter(({ text }) => text.includes("for Ben"));
  expect(receipt?.text).toMatch(/We received \$10\.00 .* for Ben: the yearly plan of an additional member\./);
});

test("when the member at the full price lapses, the next one takes it; paying later, they are an additional member", async () => {
  const { owner, ada, ben } = await aFamilyOf(2, 1);
  await advanceAndDeliver(ada.OrderID, "fail");
  await dueOn(owner.accountId, ada.ID, dayOf(new Date()));
  await dailyRun();
  expect(await centsOf(ben.OrderID)).toBe(400);
  expect(await moveMails(owner)).toHaveLength(1);
  expect((await aPaymentToken(owner, 2, ada.ID)).Price).toBe(10);
  const OrderID = await aPaidOrder(owner, 2, cards.paid, ada.ID);
  await invoke(payMember, { Parent_ID: owner.accountId, ID: ada.ID, OrderID }, { session: owner });
  await workOff();
  expect(await plansOf(owner)).toEqual({ Ada: "recurring-yearly", Ben: "new-monthly" });
  expect(await moveMails(owner)).toHaveLength(1);
});

test("an additional member's deletion, and that of the last member, move no price", async () => {
  const { owner, ada, ben, cy } = await aFamilyOf(1, 1, 1);
  await leave(owner, ben);
  expect(await plansOf(owner)).toEqual({ Ada: "new-monthly", Cy: "recurring-monthly" });
  await leave(owner, cy);
  await leave(owner, ada);
  expect([await priceChanges(cy.OrderID), await priceChanges(ada.OrderID)]).toEqual([0, 0]);
  expect([await isWaiting(owner), await moveMails(owner)]).toEqual([false, []]);
});

test("a member who waits for payment takes no full plan", async () => {
  const { owner, ada } = await aFamilyOf(1);
  await aMember(owner, { First: "Eve" });
  const late = await aPayer(owner, "Ben", 1);
  await leave(owner, ada);
  expect(await plansOf(owner)).toEqual({ Eve: undefined, Ben: "new-monthly" });
  expect(await centsOf(late.OrderID)).toBe(400);
});

test("a provider that is down loses no move: it is made once when the work is tried again, whoever tries it twice", async () => {
  const { owner, ada, ben } = await aFamilyOf(1, 2);
  await removeWithoutProvider(owner, ada.ID);
  expect([await centsOf(ben.OrderID), await isWaiting(owner)]).toEqual([1000, true]);
  const again = [...capturedWork().deadLetters];
  await workOffTwice();
  capturedWork().letters.push(...again);
  await workOff();
  expect([await centsOf(ben.OrderID), await isWaiting(owner)]).toEqual([4000, false]);
  expect(await moveMails(owner)).toHaveLength(1);
});

test("a move that was cut off after the provider changed the price is finished without changing it again", async () => {
  const { owner, ada, ben } = await aFamilyOf(1, 2);
  await removeWithoutProvider(owner, ada.ID);
  const day = await changePlan(ben.OrderID, undefined, planFor(2, 0));
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  await redrive();
  expect([await priceChanges(ben.OrderID), await isWaiting(owner)]).toEqual([1, false]);
  expect(await moveMails(owner)).toHaveLength(1);
});

test("when two leave at once, the one who is left pays the full price", async () => {
  const { owner, ada, ben, cy } = await aFamilyOf(1, 1, 1);
  const answers = await Promise.all([remove(owner, ada), remove(owner, ben)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await workOff();
  expect(await plansOf(owner)).toEqual({ Cy: "new-monthly" });
  expect(await centsOf(cy.OrderID)).toBe(400);
});

test("when the one who took the full price leaves too, the next one takes it", async () => {
  const { owner, ada, ben, cy } = await aFamilyOf(1, 2, 2);
  await leave(owner, ada);
  await leave(owner, ben);
  expect(await plansOf(owner)).toEqual({ Cy: "new-yearly" });
  expect(await centsOf(cy.OrderID)).toBe(4000);
});

test("while the only other payment is under way its price waits, and moves once it is complete", async () => {
  const { owner, ada } = await aFamilyOf(1);
  const slow = await aPayer(owner, "Ben", 1, cards.paidLater);
  await leave(owner, ada);
  expect([await plansOf(owner), await isWaiting(owner)]).toEqual([{ Ben: "recurring-monthly" }, true]);
  await deliverAll([await eventOf(slow.OrderID, "checkout.session.async_payment_succeeded")]);
  await dailyRun(tomorrow());
  expect([await centsOf(slow.OrderID), await isWaiting(owner)]).toEqual([400, false]);
});

test("when the first payment at the full price fails, the next one takes it at once", async () => {
  const owner = await aResident();
  await aHousehold(owner);
  const slow = await aPayer(owner, "Ada", 1, cards.refusedLater);
  const ben = await aPayer(owner, "Ben", 2);
  await deliverAll([await eventOf(slow.OrderID, "checkout.session.async_payment_failed")]);
  await workOff();
  expect(await plansOf(owner)).toEqual({ Ada: undefined, Ben: "new-yearly" });
  expect(await centsOf(ben.OrderID)).toBe(4000);
});

test("a member at the full price who is due pays it anew, although another one is paid", async () => {
  const { owner, ada, ben } = await aFamilyOf(2, 2);
  await advanceAndDeliver(ada.OrderID, "fail");
  expect((await aPaymentToken(owner, 2, ada.ID)).Price).toBe(40);
  await advanceAndDeliver(ben.OrderID, "fail");
  expect((await aPaymentToken(owner, 2, ben.ID)).Price).toBe(10);
  const OrderID = await aPaidOrder(owner, 2, cards.paid, ada.ID);
  await invoke(payMember, { Parent_ID: owner.accountId, ID: ada.ID, OrderID }, { session: owner });
  await workOff();
  expect([await centsOf(OrderID), await centsOf(ben.OrderID)]).toEqual([4000, 1000]);
});

test("one who pays anew with an additional member's order leaves no family without the full price", async () => {
  const { owner, ada, ben } = await aFamilyOf(1, 1);
  await advanceAndDeliver(ada.OrderID, "fail");
  const OrderID = await aPaidOrder(owner, 1);
  const request = { Parent_ID: owner.accountId, ID: ada.ID, OrderID };
  expect((await invoke(payMember, request, { session: owner })).status).toBe(200);
  await workOff();
  expect([await centsOf(OrderID), await centsOf(ben.OrderID)].sort()).toEqual([100, 400]);
});

test("a move of a subscription that has ended, or of an order that is gone, tells nobody and is done", async () => {
  const { owner, ada } = await aFamilyOf(1);
  await advance(ada.OrderID, "cancel");
  const { accountId } = owner;
  await transact([
    addPlanMove({ owner: accountId, orderId: ada.OrderID }),
    addPlanMove({ owner: accountId, orderId: "cs_test_gone" }),
  ]);
  await workOff();
  expect([await isWaiting(owner), await moveMails(owner)]).toEqual([false, []]);
});
