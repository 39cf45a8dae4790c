import * as z from "zod/mini";
import { planId } from "#shared/fields/payment.ts";
import { payed } from "#shared/model/member.ts";
import { savedCard } from "#shared/model/savedCard.ts";
import { call } from "./call.ts";

const planLine = z.object({
  MID: z.string(),
  First: z.string(),
  payed,
  /** The plan at which the subscription renews; absent while PENDING. */
  PlanID: z.optional(planId),
  PaymentDue: z.optional(z.string()),
  /** Who pays in place of the family, "the City of Detroit". */
  Sponsor: z.optional(z.string()),
  /** The day of the next renewal, or on which a stopped one ends. */
  Renews: z.optional(z.string()),
  Ends: z.optional(z.string()),
  /** Whether the provider's page, to which `URL` leads, can stop the renewal. */
  Managed: z.boolean(),
});
export type PlanLine = z.output<typeof planLine>;

const receipt = z.object({ Day: z.string(), Dollars: z.number(), URL: z.string() });

/**
 * The plan of each person of the caller's, the saved card and the newest receipts. With `Portal` nothing but
 * `URL`, a link to the provider's page, where the owner changes the card and stops renewals; it works for some
 * minutes. No `URL`: the account has paid nothing yet.
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
