import type Stripe from "stripe";
import { expect, test, vi } from "vitest";
import { planFor } from "#shared/rules/payment/pricing.ts";
import * as lookups from "./billing/lookups.ts";
import { centsOf } from "./billing/prices.ts";
import { changePlan } from "./changePlan.ts";

test("a plan's new price holds from the day of its renewal in the East", async () => {
  const plan = planFor(2, 0);
  // The evening of Nov 27 in the East.
  const current_period_end = Date.parse("2026-11-28T01:30:00Z") / 1000;
  const item = { id: "si_1", price: { unit_amount: centsOf(plan) }, current_period_end };
  const found = { id: "sub_1", items: { data: [item] } } as unknown as Stripe.Subscription;
  vi.spyOn(lookups, "findSubscription").mockResolvedValue(found);
  expect(await changePlan("cs_1", "sub_1", plan)).toBe("2026-11-27");
});
