import { afterEach, expect, test, vi } from "vitest";
import * as identity from "#lambdas/adapters/identity.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { nameOf } from "#lambdas/records/accounts/session.ts";
import { aRegisteredResident, refreshTokenOf, signIn, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { lastUsed, sessionOf } from "#lambdas/testing/builders/signIns/sessions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { handler as endSession } from "./endSession.ts";
import { handler as listHouseholds } from "./listHouseholds.ts";
import { handler as listSessions } from "./listSessions.ts";
import { handler as login } from "./login.ts";
import { handler as refreshSession } from "./refreshSession.ts";
import { handler as signOutEverywhere } from "./signOutEverywhere.ts";

afterEach(() => vi.restoreAllMocks());

const on = ({ email, password, address }: TestAccount) => signIn(email, password, address);

const use = async (person: TestAccount): Promise<number> =>
  (await invoke(listHouseholds, { UID: person.accountId }, { session: person })).status;
const renew = async ({ cookie }: TestAccount): Promise<number> =>
  (await invoke(refreshSession, {}, { cookies: [cookie] })).status;
const devices = async (person: TestAccount) => (await invoke(listSessions, {}, { session: person })).body.Sessions;

test("a person sees their own devices, this one first, then the last used", async () => {
  const phone = await aRegisteredResident();
  const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0" };
  await invoke(login, { Email: phone.email, Password: phone.password }, { headers });
  const laptop = await on(phone);
  await lastUsed(phone, 500);
  await aRegisteredResident();
  const seen = await devices(laptop);
  expect(seen.map(({ Device, Current }) => [Device, Current])).toEqual([
    ["Unknown device", true],
    ["Firefox on Windows", false],
    ["Unknown device", false],
  ]);
  const row = await sessionOf(phone);
  expect(seen[2]).toMatchObject({
    ID: row && nameOf(row),
    SignedIn: new Date((row?.created ?? 0) * 1_000).toISOString(),
    LastUsed: new Date((row?.seenAt ?? 0) * 1_000).toISOString(),
  });
});

test("devices that are signed out or were left alone are not shown", async () => {
  const phone = await aRegisteredResident();
  const laptop = await on(phone);
  await lastUsed(phone, 7_200);
  expect(await devices(laptop)).toHaveLength(1);
});

test("one device is signed out at once, and the others stay", async () => {
  const phone = await aRegisteredResident();
  const laptop = await on(phone);
  const lost = (await devices(laptop)).find(({ Current }) => !Current);
  for (let time = 1; time <= 2; time += 1)
    expect((await invoke(endSession, { ID: lost?.ID }, { session: laptop })).status).toBe(200);
  expect([await use(phone), await renew(phone), await use(laptop)]).toEqual([401, 401, 200]);
});

test("no one ends another person's session", async () => {
  const [person, other] = [await aRegisteredResident(), await aRegisteredResident()];
  const row = (await sessionOf(person)) ?? expect.fail("no session");
  const ID = nameOf(row);
  expect((await invoke(endSession, { ID }, { session: other })).status).toBe(200);
  expect(await use(person)).toBe(200);
});

test("signing the others out leaves this device, and it can be renewed", async () => {
  const phone = await aRegisteredResident();
  const laptop = await on(phone);
  expect((await invoke(signOutEverywhere, { Others: true }, { session: laptop })).status).toBe(200);
  expect([await use(phone), await renew(phone)]).toEqual([401, 401]);
  expect([await use(laptop), await renew(laptop)]).toEqual([200, 200]);
});

test("signing out everywhere ends this device too, here and at the pool", async () => {
  const phone = await aRegisteredResident();
  const laptop = await on(phone);
  const { status, setCookies } = await invoke(signOutEverywhere, {}, { session: laptop });
  expect([status, setCookies[0]]).toEqual([200, expect.stringContaining("Max-Age=0")]);
  for (const device of [phone, laptop]) {
    expect([await use(device), await renew(device)]).toEqual([401, 401]);
    expect(await identity.refresh(device.accountId, refreshTokenOf(device))).toBeUndefined();
  }
  expect(await use(await on(phone))).toBe(200);
});

test("when the pool does not answer, every session is refused all the same", async () => {
  const phone = await aRegisteredResident();
  const laptop = await on(phone);
  vi.spyOn(identity, "signOutEverywhere").mockRejectedValueOnce(new Error("down"));
  expect((await invoke(signOutEverywhere, {}, { session: laptop })).status).toBe(500);
  expect([await use(phone), await renew(phone), await use(laptop)]).toEqual([401, 401, 401]);
  expect((await getAccount(phone.accountId))?.tokensValidFrom).toBeGreaterThan(0);
});
