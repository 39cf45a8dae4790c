import { expect, test, vi } from "vitest";
import { planFor } from "#shared/rules/payment/pricing.ts";
import { centsOf } from "./billing/prices.ts";
import { changePlan } from "./changePlan.ts";

const plan = planFor(2, 0);

// The evening of Nov 27 in the East.
const period = { current_period_end: Date.parse("2026-11-28T01:30:00Z") / 1000 };

vi.mock("./billing/lookups.ts", async (original) => ({
  ...(await original<typeof import("./billing/lookups.ts")>()),
  findSubscription: async () => ({
    id: "sub_1",
    items: { data: [{ id: "si_1", price: { unit_amount: centsOf(plan) }, ...period }] },
  }),
}));

test("a plan's new price holds from the day of its renewal in the East", async () => {
  expect(await changePlan("cs_1", "sub_1", plan)).toBe("2026-11-27");
});
