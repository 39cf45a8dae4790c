import { afterEach, expect, test, vi } from "vitest";
import * as identity from "#lambdas/adapters/identity.ts";
import * as sessionRecords from "#lambdas/records/accounts/session.ts";
import {
  aRegisteredResident,
  changeAccount,
  claimsOf,
  signIn,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { errorSentences } from "#shared/errors.ts";
import { handler as listHouseholds } from "./listHouseholds.ts";
import { handler as logout } from "./logout.ts";
import { handler as refreshSession } from "./refreshSession.ts";

const cleared = "__Host-session=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0";
const refresh = (...cookies: string[]) => invoke(refreshSession, {}, { cookies });

function partsOf({ cookie }: TestAccount) {
  const [accountId = "", sessionId = "", ...rest] = cookie.slice("__Host-session=".length).split(".");
  return { accountId, sessionId, refreshToken: rest.join(".") };
}

afterEach(() => vi.restoreAllMocks());

async function expectEnded(cookie: string): Promise<void> {
  const { status, body, setCookies } = await refresh(cookie);
  // A newer sign-in's cookie may have come meanwhile.
  expect([status, body.Message, setCookies]).toEqual([401, errorSentences.SIGN_IN, []]);
}

test("a session survives any number of reloads", async () => {
  const resident = await aRegisteredResident();
  for (let time = 1; time <= 3; time += 1) {
    const { status, body } = await refresh("theme=dark", resident.cookie);
    expect(status).toBe(200);
    expect(body.Account.ID).toBe(resident.accountId);
    const session = { claims: claimsOf(body.JWT) };
    expect((await invoke(listHouseholds, { UID: resident.accountId }, { session })).status).toBe(200);
  }
});

test("signing out ends the session, clears the cookie, and may be repeated", async () => {
  const { cookie } = await aRegisteredResident();
  for (let time = 1; time <= 2; time += 1) {
    const { status, setCookies } = await invoke(logout, {}, { cookies: [cookie] });
    expect([status, setCookies]).toEqual([200, [cleared]]);
  }
  await expectEnded(cookie);
});

test("signing out without a session, or with an invented one, succeeds", async () => {
  expect((await invoke(logout, {})).status).toBe(200);
  expect((await invoke(logout, {}, { cookies: ["__Host-session=a.b.c"] })).status).toBe(200);
});

test("signing out succeeds when one half of the session ended, and says so when neither did", async () => {
  const one = await aRegisteredResident();
  vi.spyOn(identity, "revoke").mockRejectedValue(new Error("down"));
  expect((await invoke(logout, {}, { cookies: [one.cookie] })).status).toBe(200);
  await expectEnded(one.cookie);
  const other = await aRegisteredResident();
  vi.spyOn(sessionRecords, "deleteSession").mockRejectedValue(new Error("down"));
  const { status, body, setCookies } = await invoke(logout, {}, { cookies: [other.cookie] });
  expect([status, body.Message, setCookies]).toEqual([503, errorSentences.UNAVAILABLE, [cleared]]);
});

test("signing out on one device leaves the other signed in", async () => {
  const one = await aRegisteredResident();
  const other = await signIn(one.email, one.password, one.address);
  await invoke(logout, {}, { cookies: [one.cookie] });
  expect((await refresh(other.cookie)).status).toBe(200);
});

test("without a cookie, or with an invented one, nothing is refreshed", async () => {
  await expectEnded("theme=dark");
  for (const invented of ["", "x", "a.b", "a.b.c", "..", "a.b.c.d.e"]) await expectEnded(`__Host-session=${invented}`);
});

test("parts of two cookies do not refresh into another account", async () => {
  const [one, two] = [await aRegisteredResident(), await aRegisteredResident()];
  const [mine, theirs] = [partsOf(one), partsOf(two)];
  await expectEnded(`__Host-session=${mine.accountId}.${mine.sessionId}.${theirs.refreshToken}`);
  await expectEnded(`__Host-session=${theirs.accountId}.${mine.sessionId}.${mine.refreshToken}`);
  await expectEnded(`__Host-session=${mine.accountId}.${theirs.sessionId}.${mine.refreshToken}`);
});

test("an expired session is over, even while its row still exists", async () => {
  const resident = await aRegisteredResident();
  const { accountId, sessionId } = partsOf(resident);
  const row = (await sessionRecords.getSession(accountId, sessionId)) ?? expect.fail("no session");
  const expiresAt = Math.floor(Date.now() / 1000) - 1;
  await sessionRecords.putSession(accountId, sessionId, { ...row, expiresAt });
  await expectEnded(resident.cookie);
});

test.each([
  ["a reset", { tokensValidFrom: Math.floor(Date.now() / 1000) + 3_600 }],
  ["a deletion", { status: "DELETED" }],
] as const)("%s ends every session", async (_what, changes) => {
  const resident = await aRegisteredResident();
  await changeAccount(resident, changes);
  await expectEnded(resident.cookie);
});
