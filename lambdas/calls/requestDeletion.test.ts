import { expect, test } from "vitest";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { onlyInQueue } from "#lambdas/testing/builders/entries.ts";
import { aRegisteredFamily } from "#lambdas/testing/builders/members.ts";
import { aCity, aRegisteredResident, changeAccount, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { askForDeletion, deletionOn } from "#lambdas/testing/builders/requestedDeletions.ts";
import { anApp, codeOf } from "#lambdas/testing/builders/signIns/secondFactors.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { addDays, dayOf, formatDay, secondsNow } from "#shared/rules/dates.ts";
import { handler as listMembers } from "./listMembers.ts";
import { handler as login } from "./login.ts";
import { handler as requestDeletion } from "./requestDeletion.ts";
import { handler as undoDeletion } from "./undoDeletion.ts";

const inAWeek = () => addDays(dayOf(new Date()), 7);

const ask = (session: TestAccount, more: object = {}) =>
  invoke(requestDeletion, { Password: session.password, Confirmation: "DELETE", ...more }, { session });

const undo = (session: TestAccount) => invoke(undoDeletion, {}, { session });

const subjectsOf = async ({ email }: TestAccount) =>
  (await inbox(email)).map(({ subject }) => subject).filter((subject) => /account/.test(subject));

test("an account whose owner asks for its deletion stays for seven days, and its records stay with the departments", async () => {
  const City = aCity();
  const { owner, member } = await aRegisteredFamily(City);
  const { status, body } = await ask(owner, { Confirmation: " delete " });
  expect([status, body.Account.DeletionOn]).toEqual([200, inAWeek()]);
  expect(await deletionOn(inAWeek(), owner)).toBeDefined();
  expect((await getAccount(owner.accountId))?.status).toBe("ACTIVE");
  expect((await onlyInQueue(City)).removed).toBeUndefined();
  const { body: people } = await invoke(listMembers, { UID: owner.accountId }, { session: owner });
  expect(people.Members.map(({ ID }) => ID)).toEqual([member.ID]);
  const [mail] = await inbox(owner.email);
  expect(mail?.subject).toBe(`Your account will be deleted on ${formatDay(inAWeek())}`);
  expect(mail?.text).toMatch(/press Keep my account[\s\S]*\/Profile/);
  const signedIn = await invoke(login, { Email: owner.email, Password: owner.password });
  expect(signedIn.body.Account.DeletionOn).toBe(inAWeek());
});

test("asked twice at once or again later, it is one deletion with the first day and one mail", async () => {
  const owner = await aRegisteredResident();
  const answers = await Promise.all([ask(owner), ask(owner)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask(owner)).body.Account.DeletionOn).toBe(inAWeek());
  expect(await subjectsOf(owner)).toEqual([`Your account will be deleted on ${formatDay(inAWeek())}`]);
  expect((await auditOf(owner.accountId)).map(({ action }) => action)).toEqual(["requestDeletion"]);
});

test("its owner keeps it by one press: nothing waits any more, and a second press changes nothing", async () => {
  const owner = await aRegisteredResident();
  const day = await askForDeletion(owner);
  const { status, body } = await undo(owner);
  expect([status, body.Account.DeletionOn]).toEqual([200, undefined]);
  expect((await undo(owner)).status).toBe(200);
  expect(await deletionOn(day, owner)).toBeUndefined();
  expect(await getAccount(owner.accountId)).not.toHaveProperty("deletionOn");
  expect((await subjectsOf(owner))[0]).toBe("Your account stays");
  expect(await subjectsOf(owner)).toHaveLength(2);
  const actions = (await auditOf(owner.accountId)).map(({ action }) => action);
  expect(actions.sort()).toEqual(["requestDeletion", "undoDeletion"]);
});

test("without the word nothing is deleted, and no other password or person deletes it", async () => {
  const owner = await aRegisteredResident();
  const refused = [await ask(owner, { Confirmation: "yes" }), await ask(owner, { Password: "Wrong2026x" })];
  expect(refused.map(({ status, body }) => [status, body.Message])).toEqual([
    [400, "Please type DELETE"],
    [403, "The password is not right."],
  ]);
  expect(await getAccount(owner.accountId)).not.toHaveProperty("deletionOn");
});

test("right after a sign-in, too, the password is asked for, and the code of a second step", async () => {
  const owner = await aRegisteredResident();
  const { secret } = await anApp(owner);
  expect((await ask(owner)).body.Code).toBe("SECOND_FACTOR_REQUIRED");
  expect((await ask(owner, { Code: "000000" })).body.Code).toBe("SECOND_FACTOR_WRONG");
  expect((await ask(owner, { Code: codeOf(secret, 30) })).body.Account.DeletionOn).toBe(inAWeek());
});

test("asking and keeping at once leave one of both, and never a deletion that its owner does not see", async () => {
  for (let round = 0; round < 4; round += 1) {
    const owner = await aRegisteredResident();
    await askForDeletion(owner);
    await undo(owner);
    await Promise.all([ask(owner), undo(owner), ask(owner), undo(owner)]);
    const told = (await getAccount(owner.accountId))?.deletionOn;
    expect((await deletionOn(inAWeek(), owner)) && inAWeek()).toBe(told);
  }
});

test("a change of the account meanwhile keeps the day of its deletion", async () => {
  const owner = await aRegisteredResident();
  const day = await askForDeletion(owner);
  await changeAccount(owner, { first: "Rosalind", tokensValidFrom: secondsNow() - 60 });
  expect((await getAccount(owner.accountId))?.deletionOn).toBe(day);
});
