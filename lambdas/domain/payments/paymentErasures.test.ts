import { expect, test } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { getBilling } from "#lambdas/records/payments/billing.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { aPaidMember } from "#lambdas/testing/builders/members.ts";
import {
  aCheckout,
  aPaidOrder,
  aPaymentToken,
  atProvider,
  subscriptionOf,
} from "#lambdas/testing/builders/payments/payments.ts";
import { aFamilyWithCard, payWithCard } from "#lambdas/testing/builders/payments/savedCards.ts";
import { anOperator, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { paymentWorkLeft } from "#lambdas/testing/paymentWork.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { withoutProvider } from "#lambdas/testing/withoutProvider.ts";
import { redrive, workOff } from "#lambdas/testing/workOff.ts";

async function aFamilyWithPlans() {
  const { owner, OrderID: first } = await aFamilyWithCard();
  const OrderID = await aPaidOrder(owner);
  await aPaidMember(owner, { OrderID, First: "Ben" });
  const page = await aCheckout(owner);
  const { customer } = (await getBilling(owner.accountId)) ?? expect.fail("no customer");
  return { owner, orders: [first, OrderID], page, customer };
}

type Family = Awaited<ReturnType<typeof aFamilyWithPlans>>;

async function atProviderOf({ orders, page, customer }: Family) {
  const plans = await Promise.all(
    orders.map(async (order) => atProvider(`subscriptions/${await subscriptionOf(order)}`)),
  );
  return {
    deleted: (await atProvider(`customers/${customer}`)).deleted === true,
    plans: plans.map(({ status }) => status),
    page: (await atProvider(`checkout/sessions/${page.OrderID}`)).status,
  };
}

const gone = { deleted: true, plans: ["canceled", "canceled"], page: "expired" };

const left = async ({ accountId }: TestAccount) => (await rowsOf(accountPk(accountId))).map(({ sk }) => sk);

const isWaiting = async ({ orders, page, customer }: Family) => {
  const own = [...orders, page.OrderID, customer];
  return (await paymentWorkLeft()).some((work) => "id" in work && own.includes(work.id));
};

test("an erased account leaves no customer, plan or open page with the provider", async () => {
  const family = await aFamilyWithPlans();
  await erase(family.owner.accountId, anOperator());
  await workOff();
  expect(await atProviderOf(family)).toEqual(gone);
  expect(await isWaiting(family)).toBe(false);
});

test("a provider that is down keeps no family in the table, and is asked again", async () => {
  const family = await aFamilyWithPlans();
  await withoutProvider(async () => {
    const erasure = await import("#lambdas/domain/lifecycle/accountErasure.ts");
    await erasure.erase(family.owner.accountId, anOperator());
    await expect(workOff()).rejects.toThrow("Dead letters");
  });
  expect(await left(family.owner)).toEqual(["#A"]);
  expect(await atProviderOf(family)).toEqual({
    deleted: false,
    plans: ["active", "active"],
    page: "open",
  });
  expect(await isWaiting(family)).toBe(true);
  await redrive();
  expect(await atProviderOf(family)).toEqual(gone);
  expect(await isWaiting(family)).toBe(false);
});

test("a plan that the saved card pays goes with its customer", async () => {
  const { owner, OrderID } = await aFamilyWithCard();
  const ben = await payWithCard(await aPaymentToken(owner));
  await erase(owner.accountId, anOperator());
  await workOff();
  for (const order of [OrderID, ben.body.OrderID])
    expect((await atProvider(`subscriptions/${await subscriptionOf(order)}`)).status).toBe("canceled");
});
