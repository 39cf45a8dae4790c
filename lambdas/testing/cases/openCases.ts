import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aCheckout, aPaymentToken } from "#lambdas/testing/builders/payments/payments.ts";
import { aFamilyWithCard } from "#lambdas/testing/builders/payments/savedCards.ts";
import { anEmail, aRegisteredResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { aWaitlistLink } from "#lambdas/testing/builders/waitlist.ts";
import type * as billing from "#shared/contract/billing.ts";
import type * as locations from "#shared/contract/locations.ts";
import type * as payments from "#shared/contract/payments.ts";
import type * as waitlist from "#shared/contract/waitlist.ts";
import { admin, anyone, type CallCase, owner } from "./CallCase.ts";

type Calls = typeof locations & typeof waitlist & typeof billing & Omit<typeof payments, "paymentWebhook">;

/** At home where a department takes part, without a paid order, which would be used instead. */
async function aPayer(): Promise<TestAccount> {
  const payer = await aRegisteredResident();
  await aHousehold(payer);
  return payer;
}

export const openCases: { readonly [Name in keyof Calls]: CallCase<Calls[Name]> } = {
  findLocations: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/findLocations.ts"),
    by: anyone,
    body: () => ({ State: "MI" }),
  },
  joinWaitlist: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/joinWaitlist.ts"),
    by: anyone,
    body: () => ({ Email: anEmail(), State: "OH", Zip: "43215" }),
  },
  decideWaiting: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/decideWaiting.ts"),
    by: anyone,
    body: async () => ({ Link: await aWaitlistLink(anEmail()), Waits: true }),
  },
  listWaiting: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/listWaiting.ts"),
    by: admin,
    body: () => ({}),
  },
  checkHealth: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/checkHealth.ts"),
    by: anyone,
    body: () => ({}),
  },
  openPayment: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/openPayment.ts"),
    by: owner,
    body: ({ unpaid }) => ({ Plan: 1, MID: unpaid.ID }),
  },
  // The payment frame has no session; its ten-minute token lets it in.
  startCheckout: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/startCheckout.ts"),
    by: anyone,
    body: async () => {
      const { Token, PlanID } = await aPaymentToken(await aPayer());
      return { Token, PlanID };
    },
  },
  payWithSavedCard: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/payWithSavedCard.ts"),
    by: anyone,
    body: async () => {
      const { Token, PlanID, Today = 0 } = await aPaymentToken((await aFamilyWithCard()).owner);
      return { Token, PlanID, Today };
    },
  },
  openBilling: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/openBilling.ts"),
    by: owner,
    body: () => ({ Portal: false }),
  },
  readOrder: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/readOrder.ts"),
    by: anyone,
    body: async () => {
      const { Token, OrderID } = await aCheckout(await aPayer());
      return { Token, OrderID };
    },
  },
};
