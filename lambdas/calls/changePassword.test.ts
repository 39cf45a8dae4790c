import { afterEach, expect, test, vi } from "vitest";
import * as identity from "#lambdas/adapters/identity.ts";
import {
  aRegisteredResident,
  changeAccount,
  registeredStaff,
  signIn,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { anApp, codeOf } from "#lambdas/testing/builders/signIns/secondFactors.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { handler as changePassword } from "./changePassword.ts";
import { handler as listSessions } from "./listSessions.ts";
import { handler as refreshSession } from "./refreshSession.ts";
import { handler as signOutEverywhere } from "./signOutEverywhere.ts";
import { handler as updateAccount } from "./updateAccount.ts";

afterEach(() => vi.restoreAllMocks());

const NewPassword = "Walnut2027y";

const change = (person: TestAccount, request: object = {}) =>
  invoke(changePassword, { Password: person.password, NewPassword, ...request }, { session: person });
const use = async (person: TestAccount): Promise<number> =>
  (await invoke(listSessions, {}, { session: person })).status;
const renew = async ({ cookie }: TestAccount): Promise<number> =>
  (await invoke(refreshSession, {}, { cookies: [cookie] })).status;
const on = ({ email, password, address }: TestAccount) => signIn(email, password, address);
const opens = (person: TestAccount, password: string) => identity.isPassword(person.accountId, password);

test("the new password opens the account, the former one does not, and its owner is told by mail", async () => {
  const person = await aRegisteredResident();
  expect((await change(person)).status).toBe(200);
  expect([await opens(person, NewPassword), await opens(person, person.password)]).toEqual([true, false]);
  await signIn(person.email, NewPassword, person.address);
  expect((await inbox(person.email)).map(({ subject }) => subject)).toContain("Your password was changed");
});

test("after a new password residents are told that printed cards still work; staff, who have none, are not", async () => {
  const [resident, moderator] = [await aRegisteredResident(), await registeredStaff("MOD")];
  const sentence = "Printed cards for fridge and wallet still work";
  for (const [person, isTold] of [
    [resident, true],
    [moderator, false],
  ] as const) {
    await change(person);
    const mail = (await inbox(person.email)).find(({ subject }) => subject === "Your password was changed");
    expect([mail?.text, mail?.html].map((words) => words?.includes(sentence))).toEqual([isTold, isTold]);
  }
});

test("this device stays signed in and can be renewed, every other is signed out", async () => {
  const phone = await aRegisteredResident();
  const laptop = await on(phone);
  expect((await change(laptop)).status).toBe(200);
  expect([await use(phone), await renew(phone)]).toEqual([401, 401]);
  expect([await use(laptop), await renew(laptop)]).toEqual([200, 200]);
  const { Sessions } = (await invoke(listSessions, {}, { session: laptop })).body;
  expect(Sessions.map(({ Current }) => Current)).toEqual([true]);
});

test("a sign-in with the former password that was under way meanwhile opens nothing", async () => {
  const person = await aRegisteredResident();
  const set = identity.setPassword;
  let late: Promise<TestAccount> | undefined;
  vi.spyOn(identity, "setPassword").mockImplementationOnce(async (...args) => {
    late = on(person);
    await late.catch(() => undefined);
    await set(...args);
  });
  expect((await change(person)).status).toBe(200);
  const entered = await late?.catch(() => undefined);
  expect(entered && (await use(entered))).not.toBe(200);
  expect(await use(person)).toBe(200);
});

test("when the pool does not answer, the former password stays and so does this device", async () => {
  const phone = await aRegisteredResident();
  const laptop = await on(phone);
  vi.spyOn(identity, "setPassword").mockRejectedValueOnce(new Error("down"));
  expect((await change(laptop)).status).toBe(500);
  expect([await use(phone), await use(laptop), await opens(laptop, laptop.password)]).toEqual([401, 200, true]);
  expect((await change(laptop)).status).toBe(200);
});

test("signing out everywhere ends the device that was kept, too", async () => {
  const person = await aRegisteredResident();
  await change(person);
  expect((await invoke(signOutEverywhere, {}, { session: person })).status).toBe(200);
  expect([await use(person), await renew(person)]).toEqual([401, 401]);
});

test("a wrong present password changes nothing, and shares its five tries with a change of the address", async () => {
  const person = await aRegisteredResident();
  for (let time = 1; time <= 5; time += 1) {
    const wrong = { Password: `Wrong2026${time}` };
    const { status, body } =
      time === 5
        ? await invoke(
            updateAccount,
            { ID: person.accountId, Email: `${person.accountId}@example.org`, ...wrong },
            { session: person },
          )
        : await change(person, wrong);
    expect([status, body.Code]).toEqual([403, "WRONG_PASSWORD"]);
  }
  expect((await change(person)).status).toBe(429);
  expect(await opens(person, person.password)).toBe(true);
});

test.each([
  ["Password1", "COMMON_PASSWORD"],
  ["Passw0rd1", "COMMON_PASSWORD"],
  ["Michigan1", "COMMON_PASSWORD"],
  ["Changeme1", "COMMON_PASSWORD"],
  ["Rosa2026x", "GUESSABLE_PASSWORD"],
  ["short", "INVALID_REQUEST"],
])("%s is refused as a new password", async (weak, code) => {
  const person = await aRegisteredResident();
  const { status, body } = await change(person, { NewPassword: weak });
  expect([status, body.Code]).toEqual([400, code]);
  expect(await opens(person, person.password)).toBe(true);
});

test("an account with a second step needs its code", async () => {
  const person = await registeredStaff("ADMIN");
  const { secret } = await anApp(person);
  expect((await change(person)).body.Code).toBe("SECOND_FACTOR_REQUIRED");
  expect((await change(person, { Code: "000000" })).body.Code).toBe("SECOND_FACTOR_WRONG");
  expect(await opens(person, person.password)).toBe(true);
  expect((await change(person, { Code: codeOf(secret, 30) })).status).toBe(200);
});

test("a change under way when its caller was shut out of the account is not made", async () => {
  const person = await aRegisteredResident();
  const check = identity.isPassword;
  vi.spyOn(identity, "isPassword").mockImplementationOnce(async (...args) => {
    await changeAccount(person, { tokensValidFrom: secondsNow() + 60 });
    return check(...args);
  });
  expect((await change(person)).body.Code).toBe("CHANGED_ELSEWHERE");
  expect(await opens(person, person.password)).toBe(true);
});

test("credentials that are gone when the new password is set are made anew with it", async () => {
  const person = await aRegisteredResident();
  await identity.deleteCredentials(person.accountId);
  vi.spyOn(identity, "isPassword").mockResolvedValueOnce(true);
  expect((await change(person)).status).toBe(200);
  expect(await opens(person, NewPassword)).toBe(true);
});
