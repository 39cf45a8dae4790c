import { expect, test } from "vitest";
import { lacksFullPlan, nextAtFullPlan, type PaidMember } from "./fullPlan.ts";

const paid = (planId: PaidMember["planId"], registered: string, isSettled = true) => ({
  planId,
  registered,
  isSettled,
});

test("a family lacks the full plan when it pays and no one is at it", () => {
  expect(lacksFullPlan([])).toBe(false);
  const additional = paid("recurring-yearly", "2026-01-01");
  expect(lacksFullPlan([additional, paid("new-monthly", "2026-01-02")])).toBe(false);
  expect(lacksFullPlan([additional, paid(undefined, "2026-01-02")])).toBe(true);
});

test("the settled member with a plan who was registered first is next", () => {
  const family = [
    paid("recurring-monthly", "2026-03-01"),
    paid("recurring-yearly", "2026-02-01"),
    paid("recurring-yearly", "2026-01-02", false),
    paid(undefined, "2026-01-01"),
  ];
  expect(nextAtFullPlan(family)).toBe(family[1]);
  expect(nextAtFullPlan(family.slice(2))).toBeUndefined();
});
