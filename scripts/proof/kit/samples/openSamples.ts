import { aCheckout, aPaymentToken } from "#lambdas/testing/builders/payments.ts";
import { anyone, owner, type Sample } from "#scripts/proof/kit/Sample.ts";
import type * as locations from "#shared/contract/locations.ts";
import type * as payments from "#shared/contract/payments.ts";

type Calls = typeof locations & Omit<typeof payments, "paymentWebhook" | "lapsePayments">;

/** A successful request of each call about payments and places. */
export const openSamples: { readonly [Name in keyof Calls]: Sample<Calls[Name]> } = {
  findLocations: { by: anyone, body: () => ({ State: "MI" }) },
  checkHealth: { by: anyone, body: () => ({}) },
  openPayment: { by: owner, body: ({ unpaid }) => ({ Plan: 1, MID: unpaid.ID }) },
  startCheckout: {
    by: anyone,
    body: async ({ owner, unpaid }) => {
      const { Token, PlanID } = await aPaymentToken(owner, 1, unpaid.ID);
      return { Token, PlanID };
    },
  },
  readOrder: {
    by: anyone,
    body: async ({ owner, unpaid }) => {
      const { Token, OrderID } = await aCheckout(owner, 1, unpaid.ID);
      return { Token, OrderID };
    },
  },
};
