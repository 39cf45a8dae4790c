import * as z from "zod/mini";
import { planId } from "#shared/fields/payment.ts";
import { payed } from "#shared/model/member.ts";
import { savedCard } from "#shared/model/savedCard.ts";
import { call } from "./call.ts";

const planLine = z.object({
  MID: z.string(),
  First: z.string(),
  payed,
  PlanID: z.optional(planId),
  PaymentDue: z.optional(z.string()),
  /** Consent ended: a payment would share nothing. */
  Withheld: z.optional(z.boolean()),
  /** "the City of Detroit", in place of the family. */
  Sponsor: z.optional(z.string()),
  Renews: z.optional(z.string()),
  Ends: z.optional(z.string()),
  /** Whether the page at `URL` can stop the renewal. */
  Managed: z.boolean(),
});
export type PlanLine = z.output<typeof planLine>;

const receipt = z.object({
  Day: z.string(),
  Dollars: z.number(),
  URL: z.string(),
  /** First names, without removed people's. */
  For: z.array(z.string()),
});

/**
 * The newest receipts. With `Portal` only `URL`: the provider's page for card and renewals, valid for minutes, absent
 * before a first payment.
 */
export const openBilling = call({
  method: "POST",
  path: "/payment/billing",
  callers: ["USER"],
  uses: ["records:get", "records:query", "payments"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: z.strictObject({ Portal: z.optional(z.boolean()) }),
  response: z.object({
    Plans: z.array(planLine),
    Receipts: z.array(receipt),
    Card: z.optional(savedCard),
    URL: z.optional(z.string()),
  }),
});
