import { afterEach, expect, test, vi } from "vitest";
import * as identity from "#lambdas/adapters/identity.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { putResetToken } from "#lambdas/records/accounts/resetToken.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import { readDraftOf, saveDraftOf, typedDraft } from "#lambdas/testing/builders/drafts.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aMember } from "#lambdas/testing/builders/members.ts";
import {
  anEmail,
  aPhone,
  aRegisteredResident,
  changeAccount,
  claimsOf,
  refreshTokenOf,
  signIn,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { aProof } from "#lambdas/testing/builders/phones.ts";
import { askForEmail, typeCode, wrongCode } from "#lambdas/testing/builders/signIns/mailboxes.ts";
import { mailedToken } from "#lambdas/testing/builders/signIns/resets.ts";
import { type Claims, invoke } from "#lambdas/testing/call.ts";
import { inbox, sentCode } from "#lambdas/testing/inbox.ts";
import { redrive, workOff } from "#lambdas/testing/workOff.ts";
import { weakPassword } from "#shared/rules/account/password.ts";
import { handler as listHouseholds } from "./listHouseholds.ts";
import { handler as loginCall } from "./login.ts";
import { handler as refreshSession } from "./refreshSession.ts";
import { handler as requestPasswordReset } from "./requestPasswordReset.ts";
import { handler as resetPassword } from "./resetPassword.ts";

afterEach(() => vi.restoreAllMocks());

const newPassword = "Walnut2027y";

const reset = (ID: string, Password = newPassword) => invoke(resetPassword, { ID, Password });

async function withoutMail(work: () => Promise<void>): Promise<void> {
  const mailFrom = process.env.MAIL_FROM;
  delete process.env.MAIL_FROM;
  try {
    await work();
  } finally {
    process.env.MAIL_FROM = mailFrom;
  }
}

const askWithoutMail = (...emails: readonly string[]): Promise<void> =>
  withoutMail(async () => {
    for (const Email of emails) expect((await invoke(requestPasswordReset, { Email })).status).toBe(200);
  });

const linksOf = async (email: string): Promise<string[]> =>
  (await inbox(email)).flatMap(({ text }) => /\/Change\?id=([\w-]+)/.exec(text)?.[1] ?? []);

test("a link that was asked for, twice, while mail was down is mailed when it is back, once, and works", async () => {
  const [person, stranger] = [await aRegisteredResident(), anEmail()];
  await askWithoutMail(person.email, stranger);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  await askWithoutMail(person.email, stranger);
  vi.useRealTimers();
  expect(await linksOf(person.email)).toEqual([]);
  for (let time = 1; time <= 2; time += 1) await workOff();
  const [token = "", ...others] = await linksOf(person.email);
  expect(others).toEqual([]);
  expect(await inbox(stranger)).toHaveLength(1);
  expect((await reset(token)).status).toBe(200);
});

test("a link is tried on while mail stays down, and mailed once", async () => {
  const person = await aRegisteredResident();
  await askWithoutMail(person.email);
  await withoutMail(() => expect(workOff()).rejects.toThrow("Dead letters: 1"));
  expect(await linksOf(person.email)).toEqual([]);
  await redrive();
  expect(await linksOf(person.email)).toHaveLength(1);
});

test("a day later nobody waits for a link any more", async () => {
  const person = await aRegisteredResident();
  await askWithoutMail(person.email);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
  await workOff();
  vi.useRealTimers();
  expect(await linksOf(person.email)).toEqual([]);
});

test("the mailed link sets a new password once, and the owner is told", async () => {
  const person = await aRegisteredResident();
  const token = await mailedToken(person.email);
  const first = await reset(token);
  expect([first.status, first.body.Message]).toEqual([200, "Password Updated"]);
  expect((await signIn(person.email, newPassword, person.address)).accountId).toBe(person.accountId);
  await expect(signIn(person.email, person.password, person.address)).rejects.toThrow("401");
  const [mail] = await inbox(person.email);
  expect(mail?.subject).toBe("Your password was changed");
  for (const words of [mail?.text, mail?.html])
    expect(words).toContain("Printed cards for fridge and wallet still work");
  expect((await reset(token)).status).toBe(404);
});

test("a used, expired or invented link and a bare account id get the same answer", async () => {
  const person = await aRegisteredResident();
  const used = await mailedToken(person.email);
  await reset(used);
  const expired = newSecret();
  await putResetToken(expired, person, -1);
  const answers = await Promise.all([used, person.accountId, expired, newSecret()].map((ID) => reset(ID)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.Message}`))).toEqual(
    new Set(["404 This link does not work any more. Please ask for a new one."]),
  );
});

test("every earlier session ends at once, also one of the same second", async () => {
  const person = await aRegisteredResident();
  const token = await mailedToken(person.email);
  const late = await signIn(person.email, person.password, person.address);
  await reset(token);
  for (const session of [person, late]) {
    expect((await invoke(listHouseholds, { UID: person.accountId }, { session })).status).toBe(401);
    expect((await invoke(refreshSession, {}, { cookies: [session.cookie] })).status).toBe(401);
  }
});

test("a refresh token taken before a reset mints nothing afterwards, neither here nor at the pool", async () => {
  const person = await aRegisteredResident();
  const taken = refreshTokenOf(person);
  expect(await identity.refresh(person.accountId, taken)).toBeDefined();
  await reset(await mailedToken(person.email));
  expect(await identity.refresh(person.accountId, taken)).toBeUndefined();
});

test("a token minted anew from a sign-in before the reset is refused, and so is one that hides its sign-in", async () => {
  const person = await aRegisteredResident();
  const list = (claims: Claims) => invoke(listHouseholds, { UID: person.accountId }, { session: { claims } });
  await reset(await mailedToken(person.email));
  const { auth_time: signedInAt, ...hidden } = person.claims;
  const later = String(Number(person.claims.iat) + 3_600);
  expect((await list({ ...person.claims, iat: later })).status).toBe(401);
  expect((await list({ ...hidden, iat: later })).status).toBe(401);
  const { claims } = await signIn(person.email, newPassword, person.address);
  expect((await list(claims)).status).toBe(200);
});

test("a sign-in with the former password while it is being replaced does not outlive the reset", async () => {
  const person = await aRegisteredResident();
  const token = await mailedToken(person.email);
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { setPassword } = identity;
  vi.spyOn(identity, "setPassword").mockImplementationOnce(async (id, password) => {
    begun.resolve();
    await goOn.promise;
    await setPassword(id, password);
  });
  const answer = reset(token);
  await begun.promise;
  const login = await invoke(loginCall, { Email: person.email, Password: person.password });
  const minted = await identity.signIn(person.accountId, person.password);
  goOn.resolve();
  expect([login.status, (await answer).status]).toEqual([401, 200]);
  const session = { claims: claimsOf(minted?.idToken ?? "") };
  expect((await invoke(listHouseholds, { UID: person.accountId }, { session })).status).toBe(401);
  expect(await identity.refresh(person.accountId, minted?.refreshToken ?? "")).toBeUndefined();
});

test("credentials that were deleted at the pool are made anew by a reset", async () => {
  const person = await aRegisteredResident();
  await identity.deleteCredentials(person.accountId);
  const { status } = await reset(await mailedToken(person.email));
  expect(status).toBe(200);
  expect((await signIn(person.email, newPassword, person.address)).accountId).toBe(person.accountId);
});

test("a link works again after the pool failed, and sign-ins wait only for some seconds", async () => {
  const person = await aRegisteredResident();
  const token = await mailedToken(person.email);
  vi.spyOn(identity, "signOutEverywhere").mockRejectedValueOnce(new Error("down"));
  expect((await reset(token)).status).toBe(500);
  const held = (await getAccount(person.accountId))?.tokensValidFrom ?? 0;
  expect(held - Date.now() / 1_000).toBeLessThan(13);
  expect((await reset(token)).status).toBe(200);
  expect((await signIn(person.email, newPassword, person.address)).accountId).toBe(person.accountId);
});

test("of 20 parallel uses of one link one succeeds", async () => {
  const person = await aRegisteredResident();
  const token = await mailedToken(person.email);
  const passwords = Array.from({ length: 20 }, (_, number) => `Walnut${2000 + number}`);
  const answers = await Promise.all(passwords.map((password) => reset(token, password)));
  const winners = answers.flatMap(({ status }, at) => (status === 200 ? [passwords[at] ?? ""] : []));
  expect(winners).toHaveLength(1);
  expect((await signIn(person.email, winners[0] ?? "", person.address)).accountId).toBe(person.accountId);
});

test("the answer does not reveal whether an account exists; its owner is told by mail", async () => {
  const stranger = anEmail();
  const [known, unknown] = await Promise.all([
    aRegisteredResident().then(({ email }) => invoke(requestPasswordReset, { Email: email })),
    invoke(requestPasswordReset, { Email: stranger }),
  ]);
  expect([known.status, known.body]).toEqual([200, { Message: "If email exists, email has been sent" }]);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect((await inbox(stranger))[0]?.subject).toBe("There is no account with this address");
});

test("an address gets one mail a minute, and the same answer each time", async () => {
  const Email = anEmail();
  const [first, second] = [
    await invoke(requestPasswordReset, { Email }),
    await invoke(requestPasswordReset, { Email }),
  ];
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  expect(await inbox(Email)).toHaveLength(1);
});

test("a link whose password could not be set works again", async () => {
  const person = await aRegisteredResident();
  const token = await mailedToken(person.email);
  const down = vi.spyOn(identity, "setPassword").mockRejectedValueOnce(new Error("down"));
  expect((await reset(token)).status).toBe(500);
  down.mockRestore();
  expect((await reset(token)).status).toBe(200);
});

test("a weak, common or guessable password is refused and the link still works", async () => {
  const person = await aRegisteredResident();
  const token = await mailedToken(person.email);
  expect((await reset(token, "weak")).body.Message).toBe(weakPassword);
  expect((await reset(token, "Password1")).status).toBe(400);
  for (const guessable of ["Rosa1987", "Detroit2026", "Winter2026"])
    expect((await reset(token, guessable)).body.Code).toBe("GUESSABLE_PASSWORD");
  expect((await reset(token)).status).toBe(200);
});

test("a restricted account stays restricted, an invited one becomes active", async () => {
  const [restricted, invited] = await Promise.all([aRegisteredResident(), aRegisteredResident()]);
  await changeAccount(restricted, { status: "RESTRICTED" });
  await changeAccount(invited, { status: "INVITED" });
  for (const { email } of [restricted, invited]) await reset(await mailedToken(email));
  expect((await getAccount(restricted.accountId))?.status).toBe("RESTRICTED");
  expect((await getAccount(invited.accountId))?.status).toBe("ACTIVE");
});

async function aFamilyWithLink(overrides: Parameters<typeof aRegisteredResident>[0] = {}) {
  const person = await aRegisteredResident(overrides);
  await aHousehold(person);
  const member = await aMember(person, { Dob: "1987-05-04" });
  return { person, member, token: await mailedToken(person.email) };
}

const codeOf = ({ status, body }: { status: number; body: { Code: string } }) => [status, body.Code];
const answer = (ID: string, answers: object) => invoke(resetPassword, { ID, Password: newPassword, ...answers });
const nextToken = async ({ accountId, email }: TestAccount) => {
  const token = newSecret();
  await putResetToken(token, { accountId, email }, 60);
  return token;
};

test("the link in an unproven mailbox alone opens no account with people: their birth date is asked for", async () => {
  const { person, token } = await aFamilyWithLink();
  const first = await reset(token);
  expect(codeOf(first)).toEqual([403, "RESET_BIRTH_DATE_REQUIRED"]);
  await expect(signIn(person.email, newPassword, person.address)).rejects.toThrow("401");
  expect(codeOf(await answer(token, { Dob: "1987-05-05" }))).toEqual([400, "BIRTH_DATE_DIFFERS"]);
  expect((await answer(token, { Dob: "1987-05-04" })).status).toBe(200);
  await signIn(person.email, newPassword, person.address);
  expect((await getAccount(person.accountId))?.emailVerified).toBeDefined();
  expect((await reset(await nextToken(person), "Walnut2028y")).status).toBe(200);
});

test("an account with a phone number is asked for the code that is texted to it", async () => {
  const Cell = aPhone();
  const { person, token } = await aFamilyWithLink({ Cell, Proof: await aProof(Cell) });
  const before = (await inbox(Cell)).length;
  expect(codeOf(await reset(token))).toEqual([403, "RESET_CODE_REQUIRED"]);
  expect(await inbox(Cell)).toHaveLength(before + 1);
  const code = await sentCode(Cell);
  expect(codeOf(await answer(token, { Dob: "1987-05-04" }))).toEqual([429, "SLOW_DOWN"]);
  expect(codeOf(await answer(token, { Code: wrongCode(code) }))).toEqual([400, "CODES_DIFFER"]);
  expect((await answer(token, { Code: code })).status).toBe(200);
  await signIn(person.email, newPassword, person.address);
});

test("a code that was texted for one link does not work with another", async () => {
  const Cell = aPhone();
  const { person, token } = await aFamilyWithLink({ Cell, Proof: await aProof(Cell) });
  await reset(token);
  const other = await nextToken(person);
  expect(codeOf(await answer(other, { Code: await sentCode(Cell) }))).toEqual([400, "CODES_DIFFER"]);
});

test("an account gets five texts a day, however many links", async () => {
  const Cell = aPhone();
  const { person } = await aFamilyWithLink({ Cell, Proof: await aProof(Cell) });
  const before = (await inbox(Cell)).length;
  for (let time = 1; time <= 5; time += 1) expect((await reset(await nextToken(person))).status).toBe(403);
  expect((await reset(await nextToken(person))).status).toBe(429);
  expect(await inbox(Cell)).toHaveLength(before + 5);
});

test("after five answers, of any number of links at once, only staff help, and the right answer is none", async () => {
  const { person } = await aFamilyWithLink();
  const tokens = await Promise.all(Array.from({ length: 20 }, () => nextToken(person)));
  const answers = await Promise.all(tokens.map((token) => answer(token, { Dob: "2001-01-01" })));
  const differs = answers.filter(({ body }) => body.Code === "BIRTH_DATE_DIFFERS");
  expect(differs).toHaveLength(5);
  for (const right of [{}, { Dob: "1987-05-04" }]) {
    const { status, body } = await answer(tokens[0] ?? "", right);
    expect([status, body.Code]).toEqual([403, "RESET_NEEDS_HELP"]);
  }
});

test("a typed code in the welcome proves the mailbox: the mailed link is enough", async () => {
  const { person, token } = await aFamilyWithLink();
  await changeAccount(person, { emailVerified: new Date().toISOString() });
  expect((await reset(token)).status).toBe(200);
});

test("without phone and people there is no record to protect: the mailed link is enough, and proves the mailbox", async () => {
  const person = await aRegisteredResident();
  expect((await reset(await mailedToken(person.email))).status).toBe(200);
  expect((await getAccount(person.accountId))?.emailVerified).toBeDefined();
});

test("a person whom the wizard has not finished is asked about like a finished one", async () => {
  const person = await aRegisteredResident();
  await saveDraftOf(person, { ...typedDraft, Dob: "2014-03-04" });
  const token = await mailedToken(person.email);
  expect(codeOf(await reset(token))).toEqual([403, "RESET_BIRTH_DATE_REQUIRED"]);
  expect((await answer(token, { Dob: "2014-03-04" })).status).toBe(200);
  const back = await signIn(person.email, newPassword, person.address);
  expect((await readDraftOf(back)).body.Draft).toMatchObject({ Dob: "2014-03-04" });
});

test("the link in an unproven mailbox alone shows nothing of what the wizard has begun", async () => {
  const person = await aRegisteredResident();
  await saveDraftOf(person, { ...typedDraft, Dob: "2014-03-" });
  expect((await reset(await mailedToken(person.email))).status).toBe(200);
  expect((await readDraftOf(await signIn(person.email, newPassword, person.address))).body).toEqual({ Version: 2 });
});

test("the link in an unproven mailbox alone tells nobody how to get into a home", async () => {
  const person = await aRegisteredResident();
  await aHousehold(person, { Entry: "Gate code 4711" });
  expect(codeOf(await reset(await mailedToken(person.email)))).toEqual([403, "RESET_NEEDS_HELP"]);
});

test("an unknown link gets its answer whatever comes with it", async () => {
  for (const more of [{ Dob: "1987-05-04" }, { Code: "123456" }])
    expect(codeOf(await answer(newSecret(), more))).toEqual([404, "RESET_LINK_EXPIRED"]);
});

test("a reset ends the wait of a new address, which a thief may have entered", async () => {
  const person = await aRegisteredResident();
  const Email = anEmail();
  await askForEmail(person, Email);
  const code = await sentCode(Email);
  await reset(await mailedToken(person.email));
  const again = await signIn(person.email, newPassword, person.address);
  expect((await typeCode(again, code)).body.Account).toMatchObject({ Email: person.email });
  expect(await getAccount(person.accountId)).toMatchObject({ email: person.email });
});
