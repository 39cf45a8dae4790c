import { afterEach, expect, test, vi } from "vitest";
import { VisibleError } from "#lambdas/errors.ts";
import { table } from "#lambdas/records/table/table.ts";
import { anAddress } from "#lambdas/testing/call.ts";
import { putCount } from "#lambdas/testing/limits.ts";
import type { Call, Limit } from "#shared/contract/call.ts";
import { contract } from "#shared/contract/index.ts";
import { countCall, counterName } from "./countCall.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const limited = Object.entries<Call>(contract).flatMap(([name, declaration]) =>
  (declaration.limits ?? []).map((limit) => {
    const { by, times, seconds } = limit;
    return { name, declaration, limit, times, seconds, whose: by.join(" and ") || "everybody" };
  }),
);

const aCaller = () => ({
  address: anAddress(),
  accountId: `account-${anAddress()}`,
  request: { Email: `${anAddress()}@example.org`, Cell: anAddress(), ID: anAddress(), Password: "given" },
});

test.each(limited)("$name is counted by $whose: $times in $seconds s, and not one more", async (limited) => {
  const { name, limit } = limited;
  // Counters of this test alone: one of them is for all callers together.
  vi.stubEnv("CALL", `${name} ${anAddress()}`);
  const declaration = { ...limited.declaration, limits: [limit] };
  const caller = aCaller();
  await putCount(counterName(limit, caller), limit.times - 1, limit.seconds);
  await countCall(declaration, caller);
  const refusal = await countCall(declaration, caller).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(VisibleError);
  expect(refusal).toMatchObject({ code: "SLOW_DOWN" });
  const { retryAfter = 0 } = refusal as VisibleError;
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(limit.seconds);
});

test("a text costs money and may be misused: a number, an address and a day have their ceilings", () => {
  const ceilings = (contract.sendPhoneCode as Call).limits?.map(({ by, times, seconds }) => [
    by.join(),
    times,
    seconds,
  ]);
  expect(ceilings).toEqual([
    ["Cell", 1, 10],
    ["Cell", 5, 300],
    ["Cell", 20, 86_400],
    ["address", 25, 300],
    ["address", 100, 86_400],
    ["", 5_000, 86_400],
  ]);
});

test.each(Object.entries<Call>(contract).filter(([, { limits }]) => limits))(
  "%s is refused while it cannot be counted, unless it is declared to go on",
  async (_name, declaration) => {
    vi.spyOn(table, "send").mockRejectedValue(new Error("the counters cannot be reached") as never);
    const counted = countCall(declaration, aCaller());
    const goesOn = declaration.limits?.every(({ failOpen }) => failOpen);
    if (goesOn) await expect(counted).resolves.toBeDefined();
    else await expect(counted).rejects.toThrow("the counters cannot be reached");
  },
);

test("signing in, registering, resetting and texting are not open while they cannot be counted", () => {
  const { login, register, requestPasswordReset, resetPassword, sendPhoneCode, verifyPhone } = contract;
  for (const { limits } of [login, register, requestPasswordReset, resetPassword, sendPhoneCode, verifyPhone])
    expect((limits as readonly Limit[]).filter(({ failOpen }) => failOpen)).toEqual([]);
});
