import { expect, test } from "vitest";
import { planFor } from "#shared/rules/payment/pricing.ts";
import { priceOf } from "./planText.ts";

test("a price has its cents and its period", () => {
  const prices = ([1, 2] as const).flatMap((plan) => [0, 1].map((paid) => priceOf(planFor(plan, paid))));
  expect(prices).toEqual(["$4.00 each month", "$1.00 each month", "$40.00 each year", "$10.00 each year"]);
});
