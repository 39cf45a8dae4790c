import { afterEach, expect, test, vi } from "vitest";
import { handler as listHouseholds } from "#lambdas/calls/listHouseholds.ts";
import { handler as login } from "#lambdas/calls/login.ts";
import { handler as logout } from "#lambdas/calls/logout.ts";
import { handler as refreshSession } from "#lambdas/calls/refreshSession.ts";
import { table } from "#lambdas/records/table/table.ts";
import { aRegisteredResident, claimsOf, registeredStaff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { lastUsed, sessionOf } from "#lambdas/testing/builders/signIns/sessions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { sentCommands } from "#lambdas/testing/sentCommands.ts";
import { errorSentences } from "#shared/errors.ts";
import { idleMarginSeconds, idleSeconds, seenEverySeconds } from "#shared/rules/account/sessionLength.ts";
import { secondsNow } from "#shared/rules/dates.ts";

afterEach(() => vi.restoreAllMocks());

const use = async (person: TestAccount): Promise<number> =>
  (await invoke(listHouseholds, { UID: person.accountId }, { session: person })).status;

const refresh = ({ cookie }: TestAccount) => invoke(refreshSession, {}, { cookies: [cookie] });

async function again(person: TestAccount, Remember: boolean, ...cookies: string[]): Promise<TestAccount> {
  const answer = await invoke(login, { Email: person.email, Password: person.password, Remember }, { cookies });
  const { JWT } = answer.body;
  return { ...person, jwt: JWT, claims: claimsOf(JWT), cookie: answer.cookies[0] ?? "" };
}

test("a copied token dies with its session", async () => {
  const person = await aRegisteredResident();
  const { body } = await refresh(person);
  const copied = { ...person, claims: claimsOf(body.JWT) };
  expect(await use(copied)).toBe(200);
  await invoke(logout, {}, { cookies: [person.cookie] });
  expect([await use(copied), await use(person)]).toEqual([401, 401]);
});

test("a token of no session, or of another account's, is refused", async () => {
  const [person, other] = [await aRegisteredResident(), await aRegisteredResident()];
  const { origin_jti: _, ...claims } = person.claims;
  for (const origin of [{}, { origin_jti: "invented" }, { origin_jti: other.claims.origin_jti ?? "" }])
    expect(await use({ ...person, claims: { ...claims, ...origin } })).toBe(401);
});

test("account and session are read in one request, and nothing is written within a minute", async () => {
  const person = await aRegisteredResident();
  const sent = await sentCommands(() => use(person));
  expect(sent.filter((command) => /(Put|Delete)Item$/.test(command))).toEqual([]);
  expect(sent.filter((command) => command.endsWith("GetItem"))).toEqual(["DynamoDB_20120810.BatchGetItem"]);
});

test("the session is read while the call is counted", async () => {
  const person = await aRegisteredResident();
  const { promise: counted, resolve: count } = Promise.withResolvers<void>();
  const send = table.send.bind(table);
  vi.spyOn(table, "send").mockImplementation((async (command: Parameters<typeof send>[0]) => {
    if (command.constructor.name === "UpdateCommand") count();
    if (command.constructor.name === "BatchGetCommand") await counted;
    return send(command);
  }) as typeof send);
  expect(await use(person)).toBe(200);
});

const tooLong = idleSeconds + idleMarginSeconds + 5;

test("a session that is not used ends on the server too", async () => {
  const person = await aRegisteredResident();
  await lastUsed(person, tooLong);
  expect(await use(person)).toBe(401);
  const { status, body } = await refresh(person);
  expect([status, body.Message]).toEqual([401, errorSentences.SIGN_IN]);
});

test("calls keep a session in use, and a renewal does", async () => {
  const person = await aRegisteredResident();
  for (const visit of [() => use(person), () => refresh(person)]) {
    await lastUsed(person, idleSeconds);
    await visit();
    expect(secondsNow() - ((await sessionOf(person))?.seenAt ?? 0)).toBeLessThan(5);
  }
  await lastUsed(person, seenEverySeconds - 5);
  const before = await sessionOf(person);
  await use(person);
  expect(await sessionOf(person)).toEqual(before);
});

test("a remembered resident stays signed in without use; staff do not, remembered or not", async () => {
  const [resident, moderator] = [
    await again(await aRegisteredResident(), true),
    await again(await registeredStaff("MOD"), true),
  ];
  for (const person of [resident, moderator]) await lastUsed(person, 10 * tooLong);
  expect([(await refresh(resident)).status, (await refresh(moderator)).status]).toEqual([200, 401]);
});

test("a call that ends while its session is signed out does not bring it back", async () => {
  const person = await aRegisteredResident();
  await lastUsed(person, idleSeconds);
  await Promise.all([use(person), invoke(logout, {}, { cookies: [person.cookie] })]);
  expect(await sessionOf(person)).toBeUndefined();
});

test("a new sign-in ends the one that the browser had before", async () => {
  const first = await aRegisteredResident();
  const second = await again(first, false, first.cookie);
  expect([await use(first), (await refresh(first)).status]).toEqual([401, 401]);
  expect([await use(second), (await refresh(second)).status]).toEqual([200, 200]);
  // A sign-in without the cookie is another device.
  await again(first, false);
  expect(await use(second)).toBe(200);
});

test("a refused sign-in ends nothing", async () => {
  const person = await aRegisteredResident();
  const wrong = { Email: person.email, Password: "Wrong2026x" };
  expect((await invoke(login, wrong, { cookies: [person.cookie] })).status).toBe(401);
  expect([await use(person), (await refresh(person)).status]).toEqual([200, 200]);
});

test("no one ends a session without its refresh token", async () => {
  const person = await aRegisteredResident();
  const forged = `__Host-session=${person.accountId}.${person.claims.origin_jti}.invented`;
  await invoke(logout, {}, { cookies: [forged] });
  expect(await use(person)).toBe(200);
});

test.each([
  ["another site's page", { origin: "https://evil.example" }, 403],
  ["another site's page, as browsers tell", { "sec-fetch-site": "cross-site" }, 403],
  ["a page of a neighbouring name", { "sec-fetch-site": "same-site" }, 403],
  ["a page without an origin", { origin: "null" }, 403],
  ["our page", { origin: "http://localhost:8080", "sec-fetch-site": "same-origin" }, 200],
  ["our page in an older browser", { origin: "http://localhost:8080" }, 200],
  ["a program", {}, 200],
])("%s may renew and end a session, or not", async (_who, headers, status) => {
  const { cookie } = await aRegisteredResident();
  const by = { cookies: [cookie], headers };
  expect((await invoke(refreshSession, {}, by)).status).toBe(status);
  expect((await invoke(logout, {}, by)).status).toBe(status);
  expect((await invoke(refreshSession, {}, { cookies: [cookie] })).status).toBe(status === 200 ? 401 : 200);
});
