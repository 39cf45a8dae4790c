import { handler as openBilling } from "#lambdas/calls/openBilling.ts";
import { handler as payWithSavedCard } from "#lambdas/calls/payWithSavedCard.ts";
import { aCalledHousehold, cover } from "#lambdas/testing/builders/households.ts";
import { aCalledMember } from "#lambdas/testing/builders/members.ts";
import { allWithoutPool, anAddressInDetroit, aResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { bodyOf, invoke } from "#lambdas/testing/call.ts";
import { again } from "#lambdas/testing/recordings/recording.ts";
import { recordedCity } from "#lambdas/testing/recordings/renew.ts";
import { aCheckout, type aPaymentToken, cards, deliverFirstPayment, pay } from "./payments.ts";

export async function aCalledFamilyWithCard(Plan: 1 | 2, card: string) {
  const owner = await aResident();
  await aCalledHousehold(owner);
  const { URL: page, OrderID } = await aCheckout(owner, Plan);
  await pay(page, card, { again: "yes" });
  if (card === cards.asks) await pay(page, card, { again: "yes", action: "authenticate" });
  const first = await aCalledMember(owner, { OrderID });
  await deliverFirstPayment(OrderID);
  return { owner, OrderID, first };
}

/** The card may be used again. */
export async function aFamilyWithCard(Plan: 1 | 2 = 1, card: string = cards.paid) {
  await cover(anAddressInDetroit);
  const name = `a family with the card ${card}, plan ${Plan}`;
  return allWithoutPool(await again(name, recordedCity, () => aCalledFamilyWithCard(Plan, card)));
}

type OpenPayment = Awaited<ReturnType<typeof aPaymentToken>>;

export const payWithCard = ({ Token, PlanID, Today = 0 }: OpenPayment) =>
  invoke(payWithSavedCard, { Token, PlanID, Today });

/** On the provider's customer page. */
export async function press(link: string, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields);
  const { status } = await fetch(link, { method: "POST", redirect: "manual", body });
  if (status !== 303) throw new Error(`The provider's page answered ${status}`);
}

export async function changeCard(owner: TestAccount, number: string = cards.mastercard): Promise<void> {
  const { URL: link = "" } = await billingOf(owner, true);
  await press(link, { action: "card", number, exp: "12/40", cvc: "123" });
}

export const billingOf = (session: TestAccount, Portal?: boolean) => bodyOf(openBilling, { Portal }, { session });
