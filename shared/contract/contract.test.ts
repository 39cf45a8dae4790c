import * as fc from "fast-check";
import { expect, test } from "vitest";
import { howMany } from "#shared/testing/howMany.ts";
import type { Call } from "./call.ts";
import { builtCalls, contract, events, unbuilt } from "./index.ts";
import { passwordLimits } from "./limits.ts";

const calls: [string, Call][] = Object.entries(contract);

test("no two calls share a method and path", () => {
  const routes = [...Object.values(contract), ...Object.values(events)].map(({ method, path }) => `${method} ${path}`);
  expect(new Set(routes).size).toBe(routes.length);
});

test("each call is either built or listed as not yet built", () => {
  expect([...builtCalls.map(([name]) => name), ...unbuilt].sort()).toEqual(calls.map(([name]) => name).sort());
});

test("only residents register households, members and photos; engineers change nothing", () => {
  const changing = calls.filter(
    ([, { uses, callers }]) => uses.some((use) => /^records:(put|update|delete)\b/.test(use)) && callers !== "anyone",
  );
  const byEngineers = changing.filter(([, { callers }]) => callers.includes("ENGINEER")).map(([name]) => name);
  // Every account may change its own facts and sign-ins. A print is told to the families.
  expect(byEngineers.sort()).toEqual([
    "changePassword",
    "confirmSecondFactor",
    "endSession",
    "printEntries",
    "removeSecondFactor",
    "renewRecoveryCodes",
    "sendEmailCode",
    "signOutEverywhere",
    "startSecondFactor",
    "updateAccount",
    "verifyEmail",
  ]);
});

test("every signed-in call is limited for each account; without limits of its own, one that reads goes on uncounted", () => {
  for (const [name, { callers, limits = [] }] of calls)
    if (callers !== "anyone")
      expect(
        limits.some(({ by }) => by.includes("account")),
        name,
      ).toBe(true);
  const usual = { by: ["account"], times: 300, seconds: 60 };
  expect((contract.listNewEntries as Call).limits).toEqual([{ ...usual, failOpen: true }]);
  expect((contract.markEntry as Call).limits).toEqual([{ ...usual, failOpen: false }]);
});

test("signed-in calls that ask for the password share the tries", () => {
  const asking = calls.filter(
    ([, { callers, request }]) => callers !== "anyone" && "Password" in (request as unknown as { shape: object }).shape,
  );
  expect(asking.map(([name]) => name)).toContain("startSecondFactor");
  for (const [name, { limits = [] }] of asking)
    expect(limits, name).toEqual(expect.arrayContaining([...passwordLimits]));
});

test.each(calls)("%s parses anything without throwing, and accepts no unknown field", (_name, { request }) => {
  expect(request.safeParse({ unknownField: 1 }).success).toBe(false);
  return fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const result = request.safeParse(value);
      expect(result.success || result.error.issues.length > 0).toBe(true);
    }),
    { numRuns: howMany(40, 300) },
  );
});
