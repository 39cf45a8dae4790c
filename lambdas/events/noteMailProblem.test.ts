import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { handler as login } from "#lambdas/calls/login.ts";
import { handler as sendEmailCode } from "#lambdas/calls/sendEmailCode.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { anEmail, aRegisteredResident, registeredStaff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { changeEmail, confirmMailbox } from "#lambdas/testing/builders/signIns/mailboxes.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { handler as noteMailProblem } from "./noteMailProblem.ts";

const bounced = (address: string, bounceType = "Permanent") =>
  noteMailProblem({ id: "event", detail: { bounce: { bounceType }, mail: { destination: [address] } } });
const complained = (address: string) =>
  noteMailProblem({ id: "event", detail: { complaint: {}, mail: { destination: [address] } } });

const problemOf = async ({ accountId }: TestAccount) => (await getAccount(accountId))?.mailProblem;

test("whoever's mail bounces for good is told at the next sign-in, since when", async () => {
  const person = await aRegisteredResident();
  await bounced(person.email.toUpperCase());
  const { body } = await invoke(login, { Email: person.email, Password: person.password });
  expect(body.Account.MailProblem).toEqual({ Kind: "BOUNCE", Day: dayOf(new Date()) });
  const first = await problemOf(person);
  await complained(person.email);
  await bounced(person.email);
  expect(await problemOf(person)).toEqual(first);
});

test("a bounce that passes, an unknown address and a former one are nobody's problem", async () => {
  const person = await aRegisteredResident();
  const former = person.email;
  await bounced(former, "Transient");
  await bounced(anEmail());
  await changeEmail(person, anEmail());
  await bounced(former);
  expect(await problemOf(person)).toBeUndefined();
});

test("after a complaint a code that its owner asks for arrives, and ends the problem once it is typed", async () => {
  const email = `complaint+${randomUUID()}@simulator.amazonses.com`;
  const person = await aRegisteredResident({ Email: email });
  expect(await inbox(email)).toHaveLength(1);
  await complained(email);
  const { status, body } = await invoke(sendEmailCode, {}, { session: person });
  expect([status, body.Account.MailProblem?.Kind]).toEqual([200, "COMPLAINT"]);
  expect(await inbox(email)).toHaveLength(2);
  expect((await confirmMailbox(person)).body.Account.MailProblem).toBeUndefined();
  expect(await problemOf(person)).toBeUndefined();
});

test("a new address ends the problem of the former, for staff as well", async () => {
  const moderator = await registeredStaff("MOD");
  await bounced(moderator.email);
  expect(await problemOf(moderator)).toBeDefined();
  await changeEmail(moderator, anEmail());
  expect(await problemOf(moderator)).toBeUndefined();
});

test("an event that is not understood is tried again, and kept for a person", async () => {
  await expect(noteMailProblem({ id: "event", detail: { mail: {} } })).rejects.toThrow();
});
