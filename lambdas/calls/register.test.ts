import { randomInt, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim, getPhoneClaim } from "#lambdas/records/accounts/claim.ts";
import { aPhone, aRegistration, signIn } from "#lambdas/testing/builders/people.ts";
import { anotherProof, aProof } from "#lambdas/testing/builders/phones.ts";
import { credentialsWith } from "#lambdas/testing/builders/signIns/credentials.ts";
import { anIdempotencyKey, invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { errorSentences } from "#shared/errors.ts";
import { fillAllFields, invalidEmail, invalidPhone } from "#shared/fields/account.ts";
import { weakPassword } from "#shared/rules/account/password.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { handler as register } from "./register.ts";

const ownPassword = () => `Own${randomInt(1_000_000, 10_000_000)}x`;
const times = <Result>(count: number, work: () => Promise<Result>) => Promise.all(Array.from({ length: count }, work));

test("a resident registers, can sign in, and gets a welcome that repeats nothing typed", async () => {
  const registration = aRegistration({ FirstName: "Zuleika" });
  const { status, body } = await invoke(register, registration);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["Message"]);
  const { accountId, role } = await signIn(registration.Email, registration.Password, registration.Location);
  expect(role).toBe("USER");
  expect(await getAccount(accountId)).toMatchObject({ status: "ACTIVE", first: "Zuleika", version: 1 });
  const [mail, ...more] = await inbox(registration.Email);
  expect(more).toEqual([]);
  expect(mail?.html).toContain('<html lang="en">');
  expect(`${mail?.text}${mail?.html}`).not.toContain("Zuleika");
});

const parallel = howMany(10, 50);

test(`${parallel} parallel registrations with one e-mail make exactly one account and leave nothing behind`, async () => {
  const registration = aRegistration({ Password: ownPassword() });
  const answers = await times(parallel, () => invoke(register, registration));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(parallel - 1);
  for (const { status, body } of refused)
    expect([status, body.Message]).toEqual([409, errorSentences.EMAIL_TAKEN_AT_SIGN_UP]);
  const claim = await getEmailClaim(registration.Email);
  expect(await credentialsWith(registration.Password)).toEqual([claim?.accountId]);
});

test("an e-mail is the same whatever its case", async () => {
  const registration = aRegistration();
  await invoke(register, registration);
  const again = await invoke(register, { ...registration, Email: registration.Email.toUpperCase() });
  expect([again.status, again.body.Message]).toEqual([409, errorSentences.EMAIL_TAKEN_AT_SIGN_UP]);
});

test("a retry with the same Idempotency-Key registers once, at once or later", async () => {
  const registration = aRegistration({ Password: ownPassword() });
  const options = { headers: anIdempotencyKey() };
  const first = await times(10, () => invoke(register, registration, options));
  const later = await invoke(register, registration, options);
  expect([...first, later].map(({ status }) => status)).toEqual(Array(11).fill(200));
  expect(await credentialsWith(registration.Password)).toHaveLength(1);
  expect(await inbox(registration.Email)).toHaveLength(1);
});

test("a registration succeeds when its welcome cannot be sent", async () => {
  const registration = aRegistration();
  const mailFrom = process.env.MAIL_FROM;
  delete process.env.MAIL_FROM;
  try {
    expect((await invoke(register, registration)).status).toBe(200);
  } finally {
    process.env.MAIL_FROM = mailFrom;
  }
  await signIn(registration.Email, registration.Password, registration.Location);
});

test("the same Idempotency-Key with other content is refused", async () => {
  const registration = aRegistration();
  const options = { headers: anIdempotencyKey() };
  await invoke(register, registration, options);
  const other = await invoke(register, { ...registration, FirstName: "Other" }, options);
  expect(other.status).toBe(409);
});

test("a phone number is stored with its proof of verification, and a proof works once", async () => {
  const Cell = aPhone();
  const Proof = await aProof(Cell);
  const registration = aRegistration({ Cell, Proof });
  expect((await invoke(register, registration)).status).toBe(200);
  const claim = await getEmailClaim(registration.Email);
  expect(await getPhoneClaim(Cell)).toMatchObject({ accountId: claim?.accountId });
  const used = await invoke(register, aRegistration({ Cell, Proof }));
  expect([used.status, used.body.Message]).toEqual([400, errorSentences.VERIFY_PHONE_FIRST]);
  const again = await invoke(register, aRegistration({ Cell, Proof: await anotherProof(Cell) }));
  expect([again.status, again.body.Message]).toEqual([409, errorSentences.PHONE_TAKEN]);
});

test("a phone number without a proof of its own is refused and leaves no credentials behind", async () => {
  const Cell = aPhone();
  const proofs = [undefined, await aProof(aPhone()), "x".repeat(43)];
  for (const Proof of proofs) {
    const registration = aRegistration({ Cell, Proof, Password: ownPassword() });
    const { status, body } = await invoke(register, registration);
    expect([status, body.Message]).toEqual([400, errorSentences.VERIFY_PHONE_FIRST]);
    expect(await credentialsWith(registration.Password)).toEqual([]);
    expect(await getEmailClaim(registration.Email)).toBeUndefined();
    expect(await getPhoneClaim(Cell)).toBeUndefined();
  }
});

test("without a proof, a caller does not learn whether an address or number is taken", async () => {
  const Cell = aPhone();
  const taken = aRegistration({ Cell, Proof: await aProof(Cell) });
  expect((await invoke(register, taken)).status).toBe(200);
  for (const request of [aRegistration({ Cell }), { ...taken, Cell: aPhone() }]) {
    const { status, body } = await invoke(register, { ...request, Proof: "x".repeat(43) });
    expect([status, body.Message]).toEqual([400, errorSentences.VERIFY_PHONE_FIRST]);
  }
});

test("20 parallel registrations with one proof store its number once", async () => {
  const Cell = aPhone();
  const Proof = await aProof(Cell);
  const answers = await times(20, () => invoke(register, aRegistration({ Cell, Proof })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each(["Password1", "PASSWORD123", "Qwerty123"])("the common password %s is refused", async (Password) => {
  const registration = aRegistration({ Password });
  expect((await invoke(register, registration)).status).toBe(400);
  expect(await getEmailClaim(registration.Email)).toBeUndefined();
});

test.each(["Beforehand1", "Summer26", "Detroit2026", "Rosa1987", "Miller19871"])(
  "%s, which the person's own words make up, is refused",
  async (Password) => {
    const registration = aRegistration({ Password });
    const { status, body } = await invoke(register, registration);
    expect([status, body.Code]).toEqual([400, "GUESSABLE_PASSWORD"]);
    expect(await getEmailClaim(registration.Email)).toBeUndefined();
  },
);

test("a registration cannot set role, prime or payment", async () => {
  for (const more of [{ Role: "ADMIN" }, { Tier: "ADMIN" }, { isPrime: true }, { payed: "COMPLETE" }]) {
    const registration = aRegistration();
    expect((await invoke(register, { ...registration, ...more })).status).toBe(400);
    expect(await getEmailClaim(registration.Email)).toBeUndefined();
  }
});

test.each([
  ["Email", "not an address", invalidEmail],
  ["Password", "short", weakPassword],
  ["Password", "", weakPassword],
  ["FirstName", "  ", fillAllFields],
  ["Cell", "123", invalidPhone],
])("a wrong %s (%j) is refused with its sentence", async (field, value, sentence) => {
  const { status, body } = await invoke(register, { ...aRegistration(), [field]: value });
  expect([status, body.Message]).toEqual([400, sentence]);
  expect(body.RequestId).toMatch(/\S/);
});

test("names in any script and an emoji are kept", async () => {
  const registration = aRegistration({ FirstName: "张伟", LastName: `Ó Súilleabháin 👩‍🚒 ${randomUUID()}` });
  await invoke(register, registration);
  const { accountId } = await signIn(registration.Email, registration.Password, registration.Location);
  expect(await getAccount(accountId)).toMatchObject({
    first: registration.FirstName,
    last: registration.LastName,
  });
});
