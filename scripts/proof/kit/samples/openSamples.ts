import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aCheckout, aPaymentToken } from "#lambdas/testing/builders/payments/payments.ts";
import { aFamilyWithCard } from "#lambdas/testing/builders/payments/savedCards.ts";
import { aRegisteredResident, type Person } from "#lambdas/testing/builders/people.ts";
import { anyone, owner, type Sample } from "#scripts/proof/kit/Sample.ts";
import type * as billing from "#shared/contract/billing.ts";
import type * as locations from "#shared/contract/locations.ts";
import type * as payments from "#shared/contract/payments.ts";

type Calls = typeof locations & typeof billing & Omit<typeof payments, "paymentWebhook" | "lapsePayments">;

/**
 * A resident who can pay: at home where a department takes part, without a paid order, which would be used
 * instead.
 */
async function aPayer(): Promise<Person> {
  const payer = await aRegisteredResident();
  await aHousehold(payer);
  return payer;
}

export const openSamples: { readonly [Name in keyof Calls]: Sample<Calls[Name]> } = {
  findLocations: { by: anyone, body: () => ({ State: "MI" }) },
  checkHealth: { by: anyone, body: () => ({}) },
  openPayment: { by: owner, body: ({ unpaid }) => ({ Plan: 1, MID: unpaid.ID }) },
  startCheckout: {
    by: anyone,
    body: async () => {
      const { Token, PlanID } = await aPaymentToken(await aPayer());
      return { Token, PlanID };
    },
  },
  payWithSavedCard: {
    by: anyone,
    body: async () => {
      const { Token, PlanID, Today = 0 } = await aPaymentToken((await aFamilyWithCard()).owner);
      return { Token, PlanID, Today };
    },
  },
  openBilling: { by: owner, body: () => ({ Portal: false }) },
  readOrder: {
    by: anyone,
    body: async () => {
      const { Token, OrderID } = await aCheckout(await aPayer());
      return { Token, OrderID };
    },
  },
};
