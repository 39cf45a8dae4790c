import { expect, test } from "vitest";
import { handler as readOrder } from "#lambdas/calls/readOrder.ts";
import { handler as startCheckout } from "#lambdas/calls/startCheckout.ts";
import { env } from "#lambdas/env.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aCheckout, aPaymentToken, atProvider, pay } from "#lambdas/testing/builders/payments/payments.ts";
import { aFamilyWithCard, payWithCard } from "#lambdas/testing/builders/payments/savedCards.ts";
import { aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import type { PaymentHost } from "#shared/model/paymentHost.ts";
import * as paymentHosts from "./paymentHosts.ts";

const operator = { accountId: "operator:test", role: "ENGINEER", requestId: "request" } as const;
const use = (host: PaymentHost) => paymentHosts.use(host, operator);

async function aResidentWithHome(): Promise<TestAccount> {
  const owner = await aResident();
  await aHousehold(owner);
  return owner;
}

async function returnOf(OrderID: string): Promise<string> {
  const { success_url } = (await atProvider(`checkout/sessions/${OrderID}`)) as { success_url: string };
  return new URL(success_url).origin;
}

const stateOf = async ({ Token, OrderID }: { readonly Token: string; readonly OrderID: string }) =>
  (await invoke(readOrder, { Token, OrderID })).body.State;

test("a payment uses the deployment's own host until the backup is chosen, and from then on that one", async () => {
  const owner = await aResidentWithHome();
  expect((await aPaymentToken(owner)).Host).toBe("own");
  expect(await returnOf((await aCheckout(owner)).OrderID)).toBe(env.payOrigins.own);
  await use("backup");
  expect((await aPaymentToken(owner)).Host).toBe("backup");
  const started = await aCheckout(owner);
  expect(await returnOf(started.OrderID)).toBe(env.payOrigins.backup);
  await pay(started.URL);
  expect(await stateOf(started)).toBe("PAID");
  await use("own");
  expect((await aPaymentToken(owner)).Host).toBe("own");
});

test("a payment that is open at the former host starts nothing there any more", async () => {
  await use("own");
  const { Token, PlanID } = await aPaymentToken(await aResidentWithHome());
  const { owner } = await aFamilyWithCard();
  const withCard = await aPaymentToken(owner);
  await use("backup");
  expect((await invoke(startCheckout, { Token, PlanID })).body.Code).toBe("PAYMENT_PAGE_EXPIRED");
  expect((await payWithCard(withCard)).body.Code).toBe("PAYMENT_PAGE_EXPIRED");
  expect((await payWithCard(await aPaymentToken(owner))).body.State).toBe("PAID");
});

test("a checkout that was started at the former host is followed to its end", async () => {
  await use("own");
  const started = await aCheckout(await aResidentWithHome());
  await use("backup");
  await pay(started.URL);
  expect(await stateOf(started)).toBe("PAID");
});

test("a card that was charged before the host changed is not charged again, and its payment is found", async () => {
  await use("own");
  const { owner } = await aFamilyWithCard();
  const opened = await aPaymentToken(owner);
  const { body } = await payWithCard(opened);
  await use("backup");
  expect((await payWithCard(opened)).body.OrderID).toBe(body.OrderID);
});

test("the audit tells who chose which host", async () => {
  await use("backup");
  await use("own");
  const actions = (await auditOf(operator.accountId)).map(({ action }) => action);
  expect(actions.slice(-2)).toEqual(["useBackupPaymentHost", "useOwnPaymentHost"]);
});
