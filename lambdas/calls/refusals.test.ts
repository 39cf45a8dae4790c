import { afterEach, expect, test, vi } from "vitest";
import { accessPk } from "#lambdas/records/table/keys.ts";
import { aCity, aModerator, anAdmin, aResident, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { builtCalls } from "#shared/contract/index.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";
import { handler as listUsers } from "./listUsers.ts";

afterEach(() => vi.unstubAllEnvs());

const accessOf = async ({ accountId }: TestAccount) =>
  (await rowsOf(accessPk(dayOf(new Date())))).filter((row) => row.accountId === accountId);

const signedInCalls = builtCalls.filter(([, { callers }]) => callers !== "anyone");

test("every signed-in call of a restricted account is refused and leaves a row", async () => {
  const [master, person] = [await staff("MASTER ADMIN"), await anAdmin()];
  await restrict(master, person);
  for (const [name] of signedInCalls) {
    vi.stubEnv("CALL", name);
    const { handler } = await callCases[name].load();
    const { status } = await invoke(handler, {}, { session: person });
    expect(status, name).toBe(403);
  }
  const rows = (await accessOf(person)).filter(({ code }) => code === "ACCOUNT_RESTRICTED");
  expect(rows.map(({ action }) => action).sort()).toEqual(signedInCalls.map(([name]) => name).sort());
});

test("a role that may not call leaves its account and a digest of its network address, never the address", async () => {
  vi.stubEnv("CALL", "listUsers");
  const [resident, address] = [await aResident(), anAddress()];
  const { status } = await invoke(listUsers, {}, { session: resident, address });
  expect(status).toBe(403);
  const [row, ...more] = (await accessOf(resident)).filter(({ code }) => code);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ action: "listUsers", role: "USER", code: "NOT_ALLOWED" });
  expect(row?.address).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(address);
});

test("another department's city is refused and leaves a row; a request that is merely wrong leaves none", async () => {
  vi.stubEnv("CALL", "listNewEntries");
  const moderator = await aModerator(aCity());
  await invoke(listNewEntries, { unknownField: 1 }, { session: moderator });
  await invoke(listNewEntries, { City: aCity(), State: "MI" }, { session: moderator });
  const rows = (await accessOf(moderator)).filter(({ code }) => code);
  expect(rows.map(({ code }) => code)).toEqual(["NOT_ALLOWED"]);
});

test("a thousand refused calls of an hour leave one row, for each group of addresses", async () => {
  vi.stubEnv("CALL", "listUsers");
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 3_600_000) * 3_600_000 + 60_000 });
  const [resident, address] = [await aResident(), anAddress()];
  for (let tries = 1; tries <= 5; tries += 1) await invoke(listUsers, {}, { session: resident, address });
  vi.useRealTimers();
  expect((await accessOf(resident)).filter(({ code }) => code)).toHaveLength(1);
});
