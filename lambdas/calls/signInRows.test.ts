import { expect, test, vi } from "vitest";
import { accessPk } from "#lambdas/records/table/keys.ts";
import { anEmail, aRegisteredResident, registeredStaff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { sentCommands } from "#lambdas/testing/sentCommands.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { handler as listAudit } from "./listAudit.ts";
import { handler as login } from "./login.ts";

const today = () => rowsOf(accessPk(dayOf(new Date())));
const signInsOf = async ({ accountId }: TestAccount) =>
  (await today()).filter((row) => row.accountId === accountId && row.action === "login");
const wrong = (Email: string, address = anAddress()) => invoke(login, { Email, Password: "Wrong2026x" }, { address });

test("a sign-in, a wrong password and a closed account each leave a row with the account and a digest of the network address", async () => {
  const [person, address] = [await aRegisteredResident(), anAddress()];
  const right = () => invoke(login, { Email: person.email, Password: person.password }, { address });
  await right();
  await wrong(person.email, address);
  await restrict(await registeredStaff("MASTER ADMIN"), person);
  await right();
  const rows = await signInsOf(person);
  expect(rows.map(({ code }) => code).sort()).toEqual(["ACCOUNT_RESTRICTED", "WRONG_CREDENTIALS", undefined]);
  expect(new Set(rows.map((row) => row.address)).size).toBe(1);
  expect(JSON.stringify(rows)).not.toContain(address);
  expect(JSON.stringify(rows)).not.toContain(person.email);
});

test("a reached limit leaves a row of the account that it protects", async () => {
  const [person, address] = [await aRegisteredResident(), anAddress()];
  for (let tries = 1; tries <= 6; tries += 1) await wrong(person.email, address);
  expect((await signInsOf(person)).map(({ code }) => code)).toContain("SLOW_DOWN");
});

/** Wrong passwords; from 64 on the groups of addresses begin to fill. */
const flood = howMany(12, 200);

test("a flood of wrong passwords leaves at most 64 rows for an account, and for all unknown ones together", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 3_600_000) * 3_600_000 + 60_000 });
  const person = await aRegisteredResident();
  const before = (await today()).filter(({ accountId }) => accountId === "").length;
  for (let tries = 1; tries <= flood; tries += 1) await Promise.all([wrong(person.email), wrong(anEmail())]);
  const failures = (await signInsOf(person)).filter(({ code }) => code === "WRONG_CREDENTIALS");
  const unknown = (await today()).filter(({ accountId, code }) => accountId === "" && code === "WRONG_CREDENTIALS");
  vi.useRealTimers();
  expect(failures.length).toBeGreaterThan(1);
  expect(failures.length).toBeLessThanOrEqual(64);
  expect(unknown.length).toBeGreaterThan(before);
  expect(unknown.length).toBeLessThanOrEqual(64);
});

test("a wrong password takes the same steps whether the address has an account or not", async () => {
  const person = await aRegisteredResident();
  const stepsOf = (Email: string) => sentCommands(() => wrong(Email));
  expect(await stepsOf(anEmail())).toEqual(await stepsOf(person.email));
});

test("a master admin finds the failed sign-ins of an account, and those that came from one network", async () => {
  const [person, address] = [await aRegisteredResident(), anAddress()];
  await wrong(person.email, address);
  const session = await registeredStaff("MASTER ADMIN");
  const found = await invoke(listAudit, { Search: person.accountId }, { session });
  const row = found.body.Rows.find(({ Code }) => Code);
  expect(row).toMatchObject({ Action: "login", By: person.accountId, Code: "WRONG_CREDENTIALS" });
  const same = await invoke(listAudit, { Search: row?.Address }, { session });
  expect(same.body.Rows.map(({ By }) => By)).toEqual([person.accountId]);
});
