import { afterEach, expect, test, vi } from "vitest";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { countTry, putCode } from "#lambdas/records/accounts/oneTimeCode.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { beforeTransaction } from "#lambdas/testing/beforeTransaction.ts";
import { membersOf } from "#lambdas/testing/builders/members.ts";
import {
  anEmail,
  aRegisteredResident,
  changeAccount,
  registeredStaff,
  signIn,
} from "#lambdas/testing/builders/people.ts";
import {
  askForEmail,
  changeEmail,
  confirmMailbox,
  typeCode,
  wrongCode,
} from "#lambdas/testing/builders/signIns/mailboxes.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox, sentCode } from "#lambdas/testing/inbox.ts";
import { errorSentences } from "#shared/errors.ts";
import { handler as login } from "./login.ts";
import { handler as sendEmailCode } from "./sendEmailCode.ts";
import { handler as updateAccount } from "./updateAccount.ts";

afterEach(() => vi.restoreAllMocks());

const refused = [400, errorSentences.CODES_DIFFER];
const recordOf = (person: { accountId: string }) => getAccount(person.accountId);
const subjectsTo = async (email: string) => (await inbox(email)).map(({ subject }) => subject);

test("the code of the welcome proves the mailbox, which every later sign-in says", async () => {
  const person = await aRegisteredResident();
  expect((await recordOf(person))?.emailVerified).toBeUndefined();
  const { status, body } = await confirmMailbox(person);
  expect([status, body.Account]).toMatchObject([200, { Email: person.email, EmailVerified: true }]);
  const { body: again } = await invoke(login, { Email: person.email, Password: person.password });
  expect(again.Account.EmailVerified).toBe(true);
});

test("until then a sign-in answers the documented account alone", async () => {
  const person = await aRegisteredResident();
  const { body } = await invoke(login, { Email: person.email, Password: person.password });
  expect(Object.keys(body.Account).sort()).toEqual(["Cell", "CreateDate", "Email", "First", "ID", "Last"]);
});

test("staff are proven by their invitation, and no code goes out", async () => {
  const moderator = await registeredStaff("MOD");
  const { status, body } = await invoke(sendEmailCode, {}, { session: moderator });
  expect([status, body.Account.EmailVerified]).toEqual([200, true]);
  expect(await inbox(moderator.email)).toEqual([]);
});

test("five wrong codes lock the right one out, and a new code works", async () => {
  const person = await aRegisteredResident();
  const code = await sentCode(person.email);
  for (let time = 1; time <= 5; time += 1) {
    const { status, body } = await typeCode(person, wrongCode(code));
    expect([status, body.Message]).toEqual(refused);
  }
  expect((await typeCode(person, code)).status).toBe(400);
  expect((await recordOf(person))?.emailVerified).toBeUndefined();
  await invoke(sendEmailCode, {}, { session: person });
  expect((await confirmMailbox(person)).status).toBe(200);
});

test("an account's other calls do not use up its new codes", async () => {
  const person = await aRegisteredResident();
  await membersOf(person);
  expect((await invoke(sendEmailCode, {}, { session: person })).status).toBe(200);
});

test("a code works for its own account alone", async () => {
  const [person, other] = await Promise.all([aRegisteredResident(), aRegisteredResident()]);
  const { status, body } = await typeCode(other, await sentCode(person.email));
  expect([status, body.Message]).toEqual(refused);
});

test("a code of yesterday does not work", async () => {
  const person = await aRegisteredResident();
  const challenge = `mailbox\n${person.accountId}\n${person.email}`;
  const stored = await countTry(challenge);
  await putOne(putCode(challenge, stored?.answer ?? "", -1));
  expect((await confirmMailbox(person)).status).toBe(400);
});

test("a new code is mailed once a minute, and replaces the former one", async () => {
  const person = await aRegisteredResident();
  const first = await sentCode(person.email);
  await invoke(sendEmailCode, {}, { session: person });
  const second = await invoke(sendEmailCode, {}, { session: person });
  expect(second.status).toBe(429);
  expect(Number(second.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(await subjectsTo(person.email)).toEqual(["Confirm your e-mail address", "Welcome to Beforehand"]);
  const newest = await sentCode(person.email);
  if (newest !== first) expect((await typeCode(person, first)).status).toBe(400);
  expect((await typeCode(person, newest)).status).toBe(200);
});

test("a code that cannot be mailed is no success", async () => {
  const person = await aRegisteredResident();
  const mailFrom = process.env.MAIL_FROM;
  delete process.env.MAIL_FROM;
  try {
    expect((await invoke(sendEmailCode, {}, { session: person })).status).toBe(503);
  } finally {
    process.env.MAIL_FROM = mailFrom;
  }
});

test("a new address waits until its mailbox answers: the old one signs in until then, and not after", async () => {
  const person = await aRegisteredResident();
  const Email = anEmail();
  const { body } = await askForEmail(person, Email);
  expect(body.Account).toMatchObject({ Email: person.email, PendingEmail: Email });
  await signIn(person.email, person.password, person.address);
  await expect(signIn(Email, person.password, person.address)).rejects.toThrow("401");
  expect(await getEmailClaim(Email)).toBeUndefined();
  const answer = await confirmMailbox(person, Email);
  expect(answer.body.Account).toMatchObject({ Email, EmailVerified: true });
  expect(answer.body.Account.PendingEmail).toBeUndefined();
  expect((await signIn(Email, person.password, person.address)).accountId).toBe(person.accountId);
  await expect(signIn(person.email, person.password, person.address)).rejects.toThrow("401");
  expect(await getEmailClaim(person.email)).toBeUndefined();
});

test("while a new address waits, the code of the old mailbox proves nothing", async () => {
  const person = await aRegisteredResident();
  await askForEmail(person, anEmail());
  expect((await confirmMailbox(person)).status).toBe(400);
  expect(await recordOf(person)).toMatchObject({ email: person.email });
  expect((await recordOf(person))?.emailVerified).toBeUndefined();
});

test("the present address ends the wait, and the code of the other one then works no more", async () => {
  const person = await aRegisteredResident();
  const Email = anEmail();
  await askForEmail(person, Email);
  const { body } = await askForEmail(person, person.email);
  expect(body.Account.PendingEmail).toBeUndefined();
  expect((await confirmMailbox(person, Email)).status).toBe(400);
  expect((await confirmMailbox(person)).body.Account.Email).toBe(person.email);
});

test("a wait ends after a day", async () => {
  const person = await aRegisteredResident();
  const Email = anEmail();
  await askForEmail(person, Email);
  await changeAccount(person, { pendingEmail: { email: Email, until: 1 } });
  const { body } = await invoke(updateAccount, { ID: person.accountId, First: "Ana" }, { session: person });
  expect(body.Account.PendingEmail).toBeUndefined();
  expect((await confirmMailbox(person, Email)).status).toBe(400);
});

test("an address that another account took meanwhile is refused when its code is typed", async () => {
  const person = await aRegisteredResident();
  const Email = anEmail();
  await askForEmail(person, Email);
  const code = await sentCode(Email);
  await aRegisteredResident({ Email });
  const { status, body } = await typeCode(person, code);
  expect([status, body.Message]).toEqual([409, errorSentences.EMAIL_TAKEN]);
  expect((await recordOf(person))?.email).toBe(person.email);
});

test("of two accounts that wait for one address, the first to answer gets it", async () => {
  const [one, two] = await Promise.all([aRegisteredResident(), aRegisteredResident()]);
  const Email = anEmail();
  await askForEmail(one, Email);
  const first = await sentCode(Email);
  await askForEmail(two, Email);
  const second = await sentCode(Email);
  const answers = await Promise.all([typeCode(one, first), typeCode(two, second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const owner = (await getEmailClaim(Email))?.accountId;
  for (const person of [one, two])
    expect((await recordOf(person))?.email).toBe(person.accountId === owner ? Email : person.email);
});

test("parallel right answers move an account once, and tell each mailbox once", async () => {
  const person = await aRegisteredResident();
  const Email = anEmail();
  await askForEmail(person, Email);
  const code = await sentCode(Email);
  const answers = await Promise.all(Array.from({ length: 5 }, () => typeCode(person, code)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await getEmailClaim(Email)).toMatchObject({ accountId: person.accountId });
  const moved = "This address now belongs to your account";
  expect((await subjectsTo(Email)).filter((subject) => subject === moved)).toHaveLength(1);
});

test("a name that is changed while a code is looked at stays beside the proven mailbox", async () => {
  const person = await aRegisteredResident();
  const code = await sentCode(person.email);
  beforeTransaction(() => changeAccount(person, { first: "Rosalind" }));
  expect((await typeCode(person, code)).status).toBe(200);
  expect(await recordOf(person)).toMatchObject({ first: "Rosalind", emailVerified: expect.any(String) });
});

test("both addresses are told of each step, and no mail says the new one in full to the old", async () => {
  const person = await aRegisteredResident();
  const Email = "zoe.quince@harbour.example.com".replace("zoe", `zoe${Date.now()}`);
  await changeEmail(person, Email);
  expect(await subjectsTo(person.email)).toEqual([
    "The e-mail address of your account was changed",
    "A new e-mail address was entered for your account",
    "Welcome to Beforehand",
  ]);
  expect(await subjectsTo(Email)).toEqual(["This address now belongs to your account", "Confirm your e-mail address"]);
  for (const { text, html } of await inbox(person.email))
    for (const part of ["quince", "harbour"]) expect(`${text}${html}`).not.toContain(part);
});
