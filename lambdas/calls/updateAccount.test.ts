import { expect, test } from "vitest";
import * as accountChanges from "#lambdas/domain/accounts/accountChanges.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim, getPhoneClaim } from "#lambdas/records/accounts/claim.ts";
import { putResetToken } from "#lambdas/records/accounts/resetToken.ts";
import { newId, newSecret } from "#lambdas/records/table/keys.ts";
import {
  anEmail,
  aPassword,
  aPhone,
  aRegisteredResident,
  aRegistration,
  aResident,
  changeAccount,
  registeredStaff,
  signIn,
  staff,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { anotherProof, aProof } from "#lambdas/testing/builders/phones.ts";
import { changeEmail, confirmMailbox, signedInBefore, typeCode } from "#lambdas/testing/builders/signIns/mailboxes.ts";
import { mailedToken } from "#lambdas/testing/builders/signIns/resets.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox, sentCode } from "#lambdas/testing/inbox.ts";
import { errorSentences } from "#shared/errors.ts";
import { enterValidPhone, fillAllFields, invalidEmail } from "#shared/fields/account.ts";
import { roles } from "#shared/model/role.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { handler as register } from "./register.ts";
import { handler as resetPassword } from "./resetPassword.ts";
import { handler as updateAccount } from "./updateAccount.ts";

const change = (person: TestAccount, changes: object) =>
  invoke(updateAccount, { ID: person.accountId, ...changes }, { session: person });
const times = <Result>(count: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const subjectsTo = async (email: string) => (await inbox(email)).map(({ subject }) => subject);
const recordOf = async ({ accountId }: TestAccount) => {
  const record = await getAccount(accountId);
  if (!record) throw new Error("There is no such account.");
  return record;
};
const emailOwner = async (email: string) => (await getEmailClaim(email))?.accountId;
const phoneOwner = async (cell: string) => (await getPhoneClaim(cell))?.accountId;

async function aResidentWithPhone(): Promise<{ person: TestAccount; Cell: string }> {
  const Cell = aPhone();
  return { person: await aRegisteredResident({ Cell, Proof: await aProof(Cell) }), Cell };
}

const askedMail = "A new e-mail address was entered for your account";
const codeMail = "Confirm your e-mail address";
const numberMail = "The phone number of your account was changed";
const numberGoneMail = "The phone number of your account was removed";
const welcome = "Welcome to Beforehand";

test("names alone are changed, everything else stays, and no mail is sent", async () => {
  const { person, Cell } = await aResidentWithPhone();
  const before = await recordOf(person);
  const { status, body } = await change(person, { First: " Ana ", Last: "O'Brien-Ñuñez" });
  expect(status).toBe(200);
  expect(body).toEqual({
    Account: {
      ID: person.accountId,
      Email: person.email,
      First: "Ana",
      Last: "O'Brien-Ñuñez",
      Cell,
      CreateDate: before.created,
    },
  });
  const { updated, ...after } = await recordOf(person);
  expect(after).toMatchObject({ first: "Ana", last: "O'Brien-Ñuñez", email: person.email, cell: Cell });
  expect(updated > before.updated).toBe(true);
  expect(await subjectsTo(person.email)).toEqual([welcome]);
});

test.each(roles)("%s changes their own name, address and number", async (role) => {
  const person = role === "USER" ? await aRegisteredResident() : await registeredStaff(role);
  const [Email, Cell] = [anEmail(), aPhone()];
  const { status, body } = await change(person, { First: "Kim", Email, Cell, Proof: await aProof(Cell) });
  const waiting = { First: "Kim", Email: person.email, PendingEmail: Email, Cell };
  expect([status, body.Account]).toMatchObject([200, waiting]);
  expect((await confirmMailbox(person, Email)).body.Account).toMatchObject({ First: "Kim", Email, Cell });
  expect((await signIn(Email, person.password, person.address)).role).toBe(role);
});

test("another's account and an unknown one get the same answer and stay as they are", async () => {
  const [person, other] = await Promise.all([aResident(), aResident()]);
  const before = await recordOf(other);
  for (const session of [person, await staff("MASTER ADMIN")])
    for (const ID of [other.accountId, newId()]) {
      const { status, body } = await invoke(updateAccount, { ID, First: "Mallory" }, { session });
      expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
    }
  expect(await recordOf(other)).toEqual(before);
});

test("without a session nothing is changed", async () => {
  const { accountId } = await aResident();
  expect((await invoke(updateAccount, { ID: accountId, First: "Mallory" })).status).toBe(401);
});

test.each([
  [{ First: "  " }, fillAllFields],
  [{ Last: "" }, fillAllFields],
  [{ Email: "not an address" }, invalidEmail],
  [{ Email: "" }, invalidEmail],
  [{ Cell: "123" }, enterValidPhone],
  [{ Cell: aPhone() }, errorSentences.VERIFY_PHONE_FIRST],
  [{ Cell: aPhone(), Proof: "short" }, errorSentences.VERIFY_PHONE_FIRST],
  [{ Cell: aPhone(), Proof: "x".repeat(43) }, errorSentences.VERIFY_PHONE_FIRST],
  [{ Role: "ADMIN" }, errorSentences.INVALID_REQUEST],
  [{ First: "Ana", Status: "ACTIVE" }, errorSentences.INVALID_REQUEST],
])("%j is refused, and nothing is changed", async (changes, sentence) => {
  const person = await aResident();
  const before = await recordOf(person);
  const { status, body } = await change(person, { Last: "Changed", ...changes });
  expect([status, body.Message]).toEqual([400, sentence]);
  expect(await recordOf(person)).toEqual(before);
  expect(await subjectsTo(person.email)).toEqual([]);
});

test("unchanged values write nothing and send no mail", async () => {
  const { person, Cell } = await aResidentWithPhone();
  const before = await recordOf(person);
  const national = Cell.replace(/^\+1(\d{3})(\d{3})/, "($1) $2-");
  const same = { First: "Rosa", Last: " Miller ", Email: person.email.toUpperCase(), Cell: national };
  for (const changes of [{}, same, { Cell, Proof: "x".repeat(43) }]) {
    const { status, body } = await change(person, changes);
    expect([status, body.Account]).toMatchObject([200, { Email: person.email, Cell }]);
  }
  expect(await recordOf(person)).toEqual(before);
  expect(await subjectsTo(person.email)).toEqual([welcome]);
});

test("the old address is told of a new one whatever its case, and does not learn it", async () => {
  const person = await aResident();
  const Email = `zoe.quince@harbour-${newId().toLowerCase().replaceAll("_", "x")}.example.com`;
  const { body } = await change(person, { Email: Email.toUpperCase() });
  expect(body.Account).toMatchObject({ Email: person.email, PendingEmail: Email });
  expect(await subjectsTo(person.email)).toEqual([askedMail]);
  expect(await subjectsTo(Email)).toEqual([codeMail]);
  const [asked] = await inbox(person.email);
  for (const text of [asked?.text, asked?.html]) {
    expect(text).toContain("z***@h***");
    expect(text).toContain("contact your local department");
    for (const part of [/\bzoe\b/, /quince/, /harbour/]) expect(text).not.toMatch(part);
  }
});

test("a new or removed phone number is told to the account's address", async () => {
  const person = await aResident();
  const Cell = aPhone();
  await change(person, { Cell, Proof: await aProof(Cell) });
  await change(person, { Cell: "" });
  expect(await subjectsTo(person.email)).toEqual([numberGoneMail, numberMail]);
  expect((await inbox(person.email)).some(({ text }) => text.includes(Cell.slice(2)))).toBe(false);
});

test("changing address and number at once does not redirect the notice of the number", async () => {
  const person = await aResident();
  const [Email, Cell] = [anEmail(), aPhone()];
  await change(person, { Email, Cell, Proof: await aProof(Cell) });
  expect(new Set(await subjectsTo(person.email))).toEqual(new Set([askedMail, numberMail]));
  expect(await subjectsTo(Email)).toEqual([codeMail]);
});

test("a change succeeds when its mail cannot be sent", async () => {
  const person = await aResident();
  const Email = anEmail();
  const mailFrom = process.env.MAIL_FROM;
  delete process.env.MAIL_FROM;
  try {
    expect((await change(person, { Email })).status).toBe(200);
  } finally {
    process.env.MAIL_FROM = mailFrom;
  }
  expect((await recordOf(person)).pendingEmail?.email).toBe(Email);
});

test("an e-mail of another account is refused whatever its case, and nothing is changed", async () => {
  const [person, other] = await Promise.all([aResident(), aResident()]);
  const before = await recordOf(person);
  const { status, body } = await change(person, { First: "Ana", Email: other.email.toUpperCase() });
  expect([status, body.Message]).toEqual([409, errorSentences.EMAIL_TAKEN]);
  expect(await recordOf(person)).toEqual(before);
  expect(await emailOwner(other.email)).toBe(other.accountId);
  expect(await emailOwner(person.email)).toBe(person.accountId);
});

test("a number of another account is refused, even with a proof, which stays valid", async () => {
  const [{ person: other, Cell }, person] = await Promise.all([aResidentWithPhone(), aResident()]);
  const Proof = await anotherProof(Cell);
  const { status, body } = await change(person, { Cell, Proof });
  expect([status, body.Message]).toEqual([409, errorSentences.PHONE_TAKEN]);
  expect(await phoneOwner(Cell)).toBe(other.accountId);
  await change(other, { Cell: "" });
  expect((await change(person, { Cell, Proof })).status).toBe(200);
});

test("an account swaps back to its old e-mail", async () => {
  const person = await aResident();
  const Email = anEmail();
  expect((await changeEmail(person, Email)).status).toBe(200);
  expect((await changeEmail(person, person.email)).body.Account.Email).toBe(person.email);
  expect([await emailOwner(person.email), await emailOwner(Email)]).toEqual([person.accountId, undefined]);
});

test("the old e-mail and number are free for another account", async () => {
  const { person, Cell } = await aResidentWithPhone();
  const number = aPhone();
  await change(person, { Cell: number, Proof: await aProof(number) });
  await changeEmail(person, anEmail());
  const registration = aRegistration({ Email: person.email, Cell, Proof: await anotherProof(Cell) });
  expect((await invoke(register, registration)).status).toBe(200);
  const next = await signIn(person.email, aPassword, person.address);
  expect(next.accountId).not.toBe(person.accountId);
  expect(await phoneOwner(Cell)).toBe(next.accountId);
  expect(await phoneOwner(number)).toBe(person.accountId);
});

test("an empty Cell removes the number, one left out does not", async () => {
  const { person, Cell } = await aResidentWithPhone();
  expect((await change(person, { First: "Ana" })).body.Account.Cell).toBe(Cell);
  expect((await change(person, { Cell: " " })).body.Account.Cell).toBe("none");
  expect("cell" in (await recordOf(person))).toBe(false);
  expect(await phoneOwner(Cell)).toBeUndefined();
  const { version } = await recordOf(person);
  expect((await change(person, { Cell: "" })).status).toBe(200);
  expect((await recordOf(person)).version).toBe(version);
});

test("the proof of another number is refused, and a proof works once", async () => {
  const [person, other] = await Promise.all([aResident(), aResident()]);
  const Cell = aPhone();
  const Proof = await aProof(Cell);
  const refused = await change(person, { Cell: aPhone(), Proof });
  expect([refused.status, refused.body.Message]).toEqual([400, errorSentences.VERIFY_PHONE_FIRST]);
  expect((await change(person, { Cell, Proof })).status).toBe(200);
  await change(person, { Cell: "" });
  for (const one of [person, other]) {
    const { status, body } = await change(one, { Cell, Proof });
    expect([status, body.Message]).toEqual([400, errorSentences.VERIFY_PHONE_FIRST]);
  }
  expect(await phoneOwner(Cell)).toBeUndefined();
});

test("20 parallel changes with one proof store its number once", async () => {
  const people = await times(20, () => aResident());
  const Cell = aPhone();
  const Proof = await aProof(Cell);
  const answers = await Promise.all(people.map((person) => change(person, { Cell, Proof })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const having = (await Promise.all(people.map(recordOf))).filter(({ cell }) => cell === Cell);
  expect(having.map(({ id }) => id)).toEqual([await phoneOwner(Cell)]);
});

test("the same request succeeds again: at once, simultaneously, and after its proof is used up", async () => {
  const person = await aResident();
  const [Email, Cell] = [anEmail(), aPhone()];
  const request = { First: "Ana", Email, Cell, Proof: await aProof(Cell) };
  const first = await times(5, () => change(person, request));
  const later = await change(person, request);
  expect([...first, later].map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await recordOf(person)).version).toBe(2);
  expect(await subjectsTo(Email)).toEqual([codeMail]);
  expect((await subjectsTo(person.email)).sort()).toEqual([askedMail, numberMail].sort());
});

test("parallel answers of two accounts for one e-mail have one winner and leave no claim behind", async () => {
  const people = await Promise.all([aResident(), aResident()]);
  const Email = anEmail();
  const waiting = [];
  for (const person of people) {
    await change(person, { Email });
    waiting.push({ person, code: await sentCode(Email) });
  }
  const answers = await Promise.all(
    [...waiting, ...waiting, ...waiting].map(async ({ person, code }) => ({
      person,
      ...(await typeCode(person, code)),
    })),
  );
  const winners = new Set(answers.filter(({ status }) => status === 200).map(({ person }) => person));
  expect(winners.size).toBe(1);
  for (const { person, status } of answers) if (!winners.has(person)) expect(status).toBe(409);
  for (const person of people) {
    const won = winners.has(person);
    expect((await recordOf(person)).email).toBe(won ? Email : person.email);
    expect(await emailOwner(person.email)).toBe(won ? undefined : person.accountId);
    if (won) expect(await emailOwner(Email)).toBe(person.accountId);
  }
});

test("parallel changes of one account to different e-mails claim none, and one waits", async () => {
  const person = await aResident();
  const emails = Array.from({ length: 10 }, anEmail);
  await Promise.all(emails.map((Email) => change(person, { Email })));
  expect(emails).toContain((await recordOf(person)).pendingEmail?.email);
  const owned = await Promise.all([person.email, ...emails].map(async (one) => [one, await emailOwner(one)]));
  expect(owned.filter(([, owner]) => owner)).toEqual([[person.email, person.accountId]]);
});

test("parallel changes of different fields are all kept", async () => {
  const person = await aResident();
  const [Email, Cell] = [anEmail(), aPhone()];
  const changes = [{ First: "Ana" }, { Last: "Luna" }, { Email }, { Cell, Proof: await aProof(Cell) }];
  const answers = await Promise.all(changes.map((one) => change(person, one)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { pendingEmail, ...after } = await recordOf(person);
  expect(after).toMatchObject({ first: "Ana", last: "Luna", cell: Cell });
  expect(pendingEmail?.email).toBe(Email);
});

test.each([{ status: "RESTRICTED" as const }, { tokensValidFrom: 9_999_999_999 }])(
  "a change under way when its caller was shut out of the account (%j) is not made",
  async (closed) => {
    const person = await aResident();
    const account = await recordOf(person);
    const session = {
      accountId: account.id,
      role: account.role,
      place: account.address,
      account,
      signedInAt: secondsNow(),
      sessionId: newSecret(),
      requestId: newSecret(),
    };
    await changeAccount(person, closed);
    const late = accountChanges.update(session, { ID: account.id, Email: anEmail() });
    await expect(late).rejects.toThrow(errorSentences.CHANGED_ELSEWHERE);
    expect(await recordOf(person)).toMatchObject({ email: person.email, ...closed });
  },
);

test("a reset link mailed to the old address sets no password any more", async () => {
  const person = await aRegisteredResident();
  const token = await mailedToken(person.email);
  const Email = anEmail();
  await changeEmail(person, Email);
  // A link requested before the change and stored after it.
  const late = newSecret();
  await putResetToken(late, person, 60);
  for (const ID of [token, late])
    expect((await invoke(resetPassword, { ID, Password: "Walnut2027y" })).status).toBe(404);
  await signIn(Email, person.password, person.address);
  const answer = await invoke(resetPassword, { ID: await mailedToken(Email), Password: "Walnut2027y" });
  expect(answer.status).toBe(200);
});

const recentEnough = 4;
const tooOld = 6;

test("a new address or number, and none, needs the password when the sign-in is older than five minutes", async () => {
  const { person, Cell } = await aResidentWithPhone();
  const before = await recordOf(person);
  const number = aPhone();
  const old = signedInBefore(person, tooOld);
  for (const changes of [{ Email: anEmail() }, { Cell: number, Proof: await aProof(number) }, { Cell: "" }]) {
    const { status, body } = await change(old, changes);
    expect([status, body.Code]).toEqual([403, "PASSWORD_REQUIRED"]);
  }
  expect(await recordOf(person)).toEqual(before);
  expect(await phoneOwner(Cell)).toBe(person.accountId);
  expect((await change(old, { Email: anEmail(), Password: aPassword })).status).toBe(200);
  expect((await change(old, { Cell: "", Password: aPassword })).status).toBe(200);
});

test("a name, an unchanged address and the end of a wait need no password", async () => {
  const person = await aResident();
  await change(person, { Email: anEmail() });
  const old = signedInBefore(person, tooOld);
  for (const changes of [{ First: "Ana" }, { Email: person.email }, { Email: person.email }])
    expect((await change(old, changes)).status).toBe(200);
  expect((await recordOf(person)).pendingEmail).toBeUndefined();
});

test("in the first minutes of a sign-in the documented call works without a password", async () => {
  const person = signedInBefore(await aResident(), recentEnough);
  expect((await change(person, { Email: anEmail() })).status).toBe(200);
});

test("a token that does not tell when its holder signed in changes nothing", async () => {
  const person = await aResident();
  const { auth_time: _, ...claims } = person.claims;
  const { body } = await change({ ...person, claims }, { Email: anEmail() });
  expect(body.Code).toBe("SIGN_IN");
  expect((await recordOf(person)).pendingEmail).toBeUndefined();
});

test("a wrong password changes nothing, also right after the sign-in, and five lock the right one out", async () => {
  const person = await aRegisteredResident();
  const before = await recordOf(person);
  const attempt = (Password: string) => change(person, { Email: anEmail(), Password });
  for (let time = 1; time <= 5; time += 1) {
    const { status, body } = await attempt(`Wrong2026${time}`);
    expect([status, body.Code]).toEqual([403, "WRONG_PASSWORD"]);
  }
  expect((await attempt(aPassword)).status).toBe(429);
  expect(await recordOf(person)).toEqual(before);
});
