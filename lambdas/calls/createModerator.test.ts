import { beforeAll, expect, test } from "vitest";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim, getPhoneClaim } from "#lambdas/records/accounts/claim.ts";
import { cover } from "#lambdas/testing/builders/households.ts";
import { accept, aNewcomer, aNewModerator, linkTo } from "#lambdas/testing/builders/invitations.ts";
import {
  aCity,
  aModerator,
  anAddressInDetroit,
  anAdmin,
  anEmail,
  aPassword,
  aPhone,
  aResident,
  signIn,
  staff,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { anIdempotencyKey, invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { errorSentences } from "#shared/errors.ts";
import { enterValidPhone, fillAllFields, invalidEmail, invalidPhone } from "#shared/fields/account.ts";
import { locationRequired } from "#shared/model/address.ts";
import { handler as createAdmin } from "./createAdmin.ts";
import { handler as createMasterModerator } from "./createMasterModerator.ts";
import { handler as createModerator } from "./createModerator.ts";

const detroit = { City: "Detroit", State: "MI" };
beforeAll(() => cover(detroit));

const create = (session: TestAccount, request: object, headers = {}) =>
  invoke(createModerator, request, { session, headers });

test("a moderator created by a master moderator gets the creator's city, whatever the request says", async () => {
  const city = aCity();
  const session = await staff("MASTER MOD", { City: city, State: "MI" });
  const asked = [
    { ...detroit, Zip: "60601" },
    { City: city, State: "OH", Zip: "43004" },
    { City: ` ${city.toUpperCase()} `, State: "MI", Zip: "48104" },
  ];
  const places = [];
  for (const Location of asked) {
    const { body } = await create(session, { ...aNewcomer(), Location });
    places.push(body.Account.LocationP);
    expect((await getAccount(body.Account.ID))?.address).toEqual(body.Account.LocationP);
  }
  const own = { Street: "", City: city, State: "MI" };
  expect(places).toEqual([
    { ...own, Zip: "48226" },
    { ...own, Zip: "48226" },
    { ...own, Zip: "48104" },
  ]);
});

test("an admin's new moderator and master moderator get the requested city", async () => {
  const admin = await anAdmin();
  const request = aNewModerator({ City: aCity(), State: "OH" });
  await cover(request.Location);
  const moderator = (await create(admin, request)).body.Account;
  const master = (await invoke(createMasterModerator, { ...request, ...aNewcomer() }, { session: admin })).body.Account;
  for (const account of [moderator, master])
    expect(account).toMatchObject({ LocationP: { ...request.Location, Street: "" }, Status: "INVITED" });
  expect([moderator.Tier, master.Tier]).toEqual(["MOD", "MASTER MOD"]);
});

test("a master admin's new admin has no place", async () => {
  const { status, body } = await invoke(createAdmin, aNewcomer(), { session: await staff("MASTER ADMIN") });
  expect(status).toBe(200);
  expect(body.Account).toMatchObject({
    Tier: "ADMIN",
    LocationP: { Street: "", City: "", State: "", Zip: "" },
  });
  expect((await inbox(body.Account.Email))[0]?.text).toContain("an administrator");
});

test("an invited person can sign in only after setting a first password", async () => {
  const request = aNewModerator(detroit);
  const { body } = await create(await anAdmin(), request);
  expect(body.Account).toMatchObject({ Email: request.Email, Cell: request.Cell, Status: "INVITED" });
  await expect(signIn(request.Email, aPassword, anAddressInDetroit)).rejects.toThrow("401");
  expect(await accept(await linkTo(request.Email), aPassword)).toBe(200);
  const moderator = await signIn(request.Email, aPassword, anAddressInDetroit);
  expect([moderator.accountId, moderator.role]).toEqual([body.Account.ID, "MOD"]);
});

test("the invitation names the role and the hours, and repeats nothing typed", async () => {
  const request = { ...aNewModerator(detroit), FirstName: "Zuleika", LastName: "Visit evil.example" };
  await create(await anAdmin(), request);
  const [mail, ...more] = await inbox(request.Email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("a moderator");
  expect(mail?.text).toContain("72 hours");
  for (const typed of ["Zuleika", "evil.example", "Detroit"]) expect(JSON.stringify(mail)).not.toContain(typed);
});

test("twenty creations with one Idempotency-Key make one account and one mail", async () => {
  const [admin, request, headers] = [await anAdmin(), aNewModerator(detroit), anIdempotencyKey()];
  const first = await Promise.all(Array.from({ length: 20 }, () => create(admin, request, headers)));
  const answers = [...first, await create(admin, request, headers)];
  expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.Account))).size).toBe(1);
  expect(await inbox(request.Email)).toHaveLength(1);
  expect((await auditOf(admin.accountId)).length).toBe(1);
  expect((await create(admin, { ...request, FirstName: "Other" }, headers)).status).toBe(409);
});

test.each([
  { what: "admins", handler: createAdmin },
  { what: "master moderators", handler: createMasterModerator, place: detroit },
  { what: "moderators", handler: createModerator, place: detroit },
])("twenty creations of $what with one address make one account", async ({ handler, place }) => {
  const session = await staff("MASTER ADMIN");
  const request = place ? aNewModerator(place) : aNewcomer();
  const create = () =>
    invoke<typeof handler.declaration>(handler as never, { ...request, Cell: aPhone() }, { session });
  const answers = await Promise.all(Array.from({ length: 20 }, create));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test("a taken e-mail address or phone number is refused with its sentence", async () => {
  const admin = await anAdmin();
  const { email } = await aResident();
  const taken = await create(admin, { ...aNewModerator(detroit), Email: email.toUpperCase() });
  expect([taken.status, taken.body.Message]).toEqual([409, errorSentences.EMAIL_TAKEN]);
  const first = aNewModerator(detroit);
  await create(admin, first);
  const second = { ...first, Email: anEmail() };
  const { status, body } = await create(admin, second);
  expect([status, body.Message]).toEqual([409, errorSentences.PHONE_TAKEN]);
  expect(await getEmailClaim(second.Email)).toBeUndefined();
});

test("a failed invitation mail leaves the account, and the answer, the lists and a retry say so", async () => {
  const [admin, request, headers] = [await anAdmin(), aNewModerator(detroit), anIdempotencyKey()];
  const mailFrom = process.env.MAIL_FROM;
  delete process.env.MAIL_FROM;
  try {
    for (const attempt of [1, 2]) {
      const { status, body } = await create(admin, request, headers);
      expect([status, body.Account.Status, body.Mailed], `attempt ${attempt}`).toEqual([200, "INVITED", false]);
      expect(body.Message).toMatch(/could not be mailed.*send it again/);
      expect(body.Account.InvitedUntil).toBeUndefined();
      expect((await getAccount(body.Account.ID))?.invitedUntil).toBeUndefined();
    }
  } finally {
    process.env.MAIL_FROM = mailFrom;
  }
  expect(await getPhoneClaim(request.Cell)).toMatchObject({
    accountId: (await getEmailClaim(request.Email))?.accountId,
  });
});

test("a creation leaves one audit row, without a name or an address", async () => {
  const [admin, request] = [await anAdmin(), aNewModerator(detroit)];
  const { body } = await create(admin, request);
  const rows = await auditOf(admin.accountId);
  expect(rows).toMatchObject([
    { role: "ADMIN", action: "createModerator", subject: body.Account.ID, place: "MI#DETROIT" },
  ]);
  for (const typed of [request.Email, request.FirstName, request.LastName, request.Cell])
    expect(JSON.stringify(rows)).not.toContain(typed);
});

test("a caller without the right is refused, and no account is made", async () => {
  const city = aCity();
  const people: [TestAccount, (typeof createAdmin | typeof createModerator | typeof createMasterModerator)[]][] = [
    [await aResident(), [createModerator, createMasterModerator, createAdmin]],
    [await aModerator(city), [createModerator, createMasterModerator, createAdmin]],
    [await staff("ENGINEER"), [createModerator, createMasterModerator, createAdmin]],
    [await staff("MASTER MOD"), [createMasterModerator, createAdmin]],
    [await anAdmin(), [createAdmin]],
  ];
  for (const [session, handlers] of people)
    for (const handler of handlers) {
      const { Location, ...person } = aNewModerator({ City: city, State: "MI" });
      const { status, body } = await invoke<typeof handler.declaration>(
        handler as never,
        handler === createAdmin ? person : { ...person, Location },
        { session },
      );
      expect([status, body.Message], session.role).toEqual([403, errorSentences.NOT_ALLOWED]);
      expect(await getEmailClaim(person.Email)).toBeUndefined();
    }
});

test.each([
  ["FirstName", " ", fillAllFields],
  ["Email", "nobody", invalidEmail],
  ["Cell", "123", invalidPhone],
  ["Cell", undefined, enterValidPhone],
  ["Location", undefined, locationRequired],
  ["Tier", "MASTER ADMIN", errorSentences.INVALID_REQUEST],
])("a wrong %s (%j) is refused with its sentence", async (field, value, sentence) => {
  const { status, body } = await create(await anAdmin(), { ...aNewModerator(detroit), [field]: value });
  expect([status, body.Message]).toEqual([400, sentence]);
});
