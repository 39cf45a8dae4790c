import { afterEach, expect, test, vi } from "vitest";
import { VisibleError } from "#lambdas/errors.ts";
import { table } from "#lambdas/records/table/table.ts";
import { anAddress } from "#lambdas/testing/call.ts";
import { putCount } from "#lambdas/testing/putCount.ts";
import type { Call, Limit } from "#shared/contract/call.ts";
import { contract } from "#shared/contract/index.ts";
import { type Caller, countCall, counterName } from "./countCall.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const limited = Object.entries<Call>(contract).flatMap(([name, declaration]) =>
  (declaration.limits ?? []).map((limit) => {
    const { by, times, seconds, of = "everybody" } = limit;
    return { name, declaration, limit, times, seconds, whose: by.join(" and ") || of };
  }),
);

const aCaller = (isSignedIn = false): Caller => ({
  address: anAddress(),
  network: anAddress(),
  isSignedIn,
  accountId: `account-${anAddress()}`,
  request: { Email: `${anAddress()}@example.org`, Cell: anAddress(), ID: anAddress(), Password: "given" },
});

test.each(limited)("$name is counted by $whose: $times in $seconds s, and not one more", async (limited) => {
  const { name } = limited;
  // Counters of this test alone: one of them is for all callers together.
  vi.stubEnv("CALL", `${name} ${anAddress()}`);
  const limit = { ...limited.limit, ...(limited.limit.counter && { counter: `${name} ${anAddress()}` }) };
  const declaration = { ...limited.declaration, limits: [limit] };
  const caller = aCaller(limit.of === "signedIn");
  await putCount(counterName(limit, caller), limit.times - 1, limit.seconds);
  await countCall(declaration, caller);
  const refusal = await countCall(declaration, caller).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(VisibleError);
  expect(refusal).toMatchObject({ code: "SLOW_DOWN" });
  const { retryAfter = 0 } = refusal as VisibleError;
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(limit.seconds);
});

test("a text costs money and may be misused: a number, an address and a network have their ceilings", () => {
  const ceilings = (contract.sendPhoneCode as Call).limits?.map(({ by, times, seconds }) => [
    by.join(),
    times,
    seconds,
  ]);
  expect(ceilings).toEqual([
    ["Cell", 1, 10],
    ["Cell", 5, 300],
    ["Cell", 10, 3_600],
    ["Cell", 20, 86_400],
    ["address", 25, 300],
    ["address", 50, 3_600],
    ["address", 100, 86_400],
    ["network", 100, 3_600],
    ["network", 300, 86_400],
  ]);
});

const mailing = ["register", "requestPasswordReset", "sendEmailCode", "sendPhoneCode"] as const;
const asked = [...mailing, "checkEmail", "checkPhone"] as const;

test.each(asked)("%s is counted by the hour and by the day, for an account or a network", (name) => {
  for (const seconds of [3_600, 86_400]) {
    const by = (contract[name] as Call).limits?.filter((limit) => limit.seconds === seconds);
    expect(by?.map((limit) => limit.by.join())).toEqual(expect.arrayContaining(["network"]));
  }
});

// The limit of texts follows from their budget: lambdas/domain/common/texts.
test.each(mailing.filter((name) => name !== "sendPhoneCode"))(
  "the whole registry has ceilings for %s, by the hour and by the day",
  (name) => {
    const whole = (contract[name] as Call).limits?.filter(({ by }) => by.length === 0) ?? [];
    expect(new Set(whole.map(({ seconds }) => seconds))).toEqual(new Set([3_600, 86_400]));
  },
);

test("a flood of strangers leaves the share of people who are signed in", async () => {
  vi.stubEnv("CALL", `requestPasswordReset ${anAddress()}`);
  const all = contract.requestPasswordReset as Call;
  const limits = all.limits?.filter(({ by }) => by.length === 0) ?? [];
  const declaration = { ...all, limits };
  const stranger = aCaller();
  const strangers = limits.find(({ of, seconds }) => of === "strangers" && seconds === 3_600) as Limit;
  await putCount(counterName(strangers, stranger), strangers.times, 3_600);
  const calls = Array.from({ length: 300 }, () => countCall(declaration, aCaller()).catch(() => "refused"));
  expect(new Set(await Promise.all(calls))).toEqual(new Set(["refused"]));
  await expect(countCall(declaration, aCaller(true))).resolves.toBeDefined();
});

test("ceilings grow with the rate of public calls, and limits of single callers do not", async () => {
  vi.stubEnv("CALL", `ceilings ${anAddress()}`);
  vi.stubEnv("PUBLIC_RATE", "80");
  const own: Limit = { by: ["address"], times: 3, seconds: 60 };
  const all: Limit = { by: [], times: 2, seconds: 60 };
  const times = async (limits: readonly Limit[], caller: () => Caller) => {
    const declaration = { ...contract.checkHealth, limits } as Call;
    let passed = 0;
    while (await countCall(declaration, caller()).then(Boolean, () => false)) passed += 1;
    return passed;
  };
  expect(await times([all], aCaller)).toBe(4);
  const one = aCaller();
  expect(await times([own], () => one)).toBe(3);
});

test("registering with taken addresses and asking about them share one count", async () => {
  const caller = aCaller();
  const taken = contract.register as Call;
  // Refused registrations: none of them gives its count back.
  for (let time = 1; time <= 5; time += 1) await countCall(taken, { ...caller, request: {} });
  for (let time = 1; time <= 5; time += 1) await countCall(contract.checkEmail, caller);
  for (const call of [contract.checkEmail, taken])
    await expect(countCall(call, caller)).rejects.toMatchObject({ code: "SLOW_DOWN" });
});

test("a registration that succeeds takes nothing from asking", async () => {
  const caller = aCaller();
  for (let time = 1; time <= 15; time += 1) await (await countCall(contract.register, caller)).succeeded();
  await expect(countCall(contract.checkEmail, caller)).resolves.toBeDefined();
});

test("a caller who is not admitted reads that, and uses up nothing, however often", async () => {
  vi.stubEnv("CALL", `listHouseholds ${anAddress()}`);
  const declaration = { ...contract.listHouseholds, limits: [{ by: ["account"], times: 2, seconds: 60 }] } as Call;
  const caller = aCaller();
  for (let time = 1; time <= 5; time += 1)
    await expect(countCall(declaration, caller, Promise.reject(new VisibleError("SIGN_IN")))).rejects.toMatchObject({
      code: "SIGN_IN",
    });
  for (const _admitted of [1, 2]) await expect(countCall(declaration, caller)).resolves.toBeDefined();
  await expect(countCall(declaration, caller)).rejects.toMatchObject({ code: "SLOW_DOWN" });
});

test("of 50 calls at once no more than the limit are answered", async () => {
  vi.stubEnv("CALL", `listHouseholds ${anAddress()}`);
  const declaration = { ...contract.listHouseholds, limits: [{ by: ["account"], times: 20, seconds: 60 }] } as Call;
  const caller = aCaller();
  const all = Array.from({ length: 50 }, () =>
    countCall(declaration, caller).then(
      () => "counted",
      () => "refused",
    ),
  );
  expect((await Promise.all(all)).filter((answer) => answer === "counted")).toHaveLength(20);
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
