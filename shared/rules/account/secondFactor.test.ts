import { expect, test } from "vitest";
import { roles } from "#shared/model/role.ts";
import { formatSecondFactor, forStaff, modeOf, parseSecondFactor } from "./secondFactor.ts";

test("one mode holds for all staff and for no resident", () => {
  const policy = parseSecondFactor("required") ?? expect.fail();
  expect(roles.filter((role) => modeOf(policy, role) === "required")).toEqual(roles.filter((role) => role !== "USER"));
});

test("single roles get modes of their own, and the others none", () => {
  const policy = parseSecondFactor("MASTER ADMIN:required, MOD:offered") ?? expect.fail();
  expect([modeOf(policy, "MASTER ADMIN"), modeOf(policy, "MOD"), modeOf(policy, "ADMIN")]).toEqual([
    "required",
    "offered",
    "off",
  ]);
});

test("a policy survives being written and read", () => {
  expect(parseSecondFactor(formatSecondFactor(forStaff("offered")))).toEqual(forStaff("offered"));
});

test.each(["", "on", "MOD", "MOD:on", "CHIEF:required", "MOD:offered,"])("%j is no policy", (text) => {
  expect(parseSecondFactor(text)).toBeUndefined();
});
