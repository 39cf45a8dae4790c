import { afterEach, expect, test, vi } from "vitest";
import * as mail from "#lambdas/adapters/mail.ts";
import { handler as resetPassword } from "#lambdas/calls/resetPassword.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { anEmail, anOperator, aPassword, aPhone, signIn, staff } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { invite } from "./masterAdminInvitations.ts";
import * as masterAdmins from "./masterAdmins.ts";
import { everywhere } from "./staff.ts";

afterEach(() => vi.restoreAllMocks());

const aPerson = () => ({ FirstName: "Ada", LastName: "Ortiz", Email: anEmail(), Cell: aPhone() });
const another = { another: true };
const only = { another: false };

const linksTo = async (email: string) =>
  (await inbox(email)).map(({ text }) => /\/Change\?id=([\w-]+)/.exec(text)?.[1] ?? "");

test("a master admin is invited, chooses a password by the mailed link, and signs in", async () => {
  const person = aPerson();
  const operator = anOperator();
  const { Account } = await invite(operator, person, another);
  expect(Account).toMatchObject({ Tier: "MASTER ADMIN", Status: "INVITED", Email: person.Email });
  expect((await inbox(person.Email))[0]?.text).toContain("work as the master administrator");
  const [ID] = await linksTo(person.Email);
  expect((await invoke(resetPassword, { ID, Password: aPassword })).status).toBe(200);
  expect((await signIn(person.Email, aPassword, everywhere.address as never)).role).toBe("MASTER ADMIN");
  expect(await auditOf(operator.accountId)).toMatchObject([
    { action: "bootstrapAdmin", role: "ENGINEER", subject: Account.ID },
  ]);
});

test("with a master admin, one more is created only with --another", async () => {
  await staff("MASTER ADMIN");
  const person = aPerson();
  await expect(invite(anOperator(), person, only)).rejects.toThrow("already");
  expect(await inbox(person.Email)).toEqual([]);
  const { Account } = await invite(anOperator(), person, another);
  expect((await getAccount(Account.ID))?.status).toBe("INVITED");
});

test("an invited master admin is mailed a new link, and the former one stops working", async () => {
  const person = aPerson();
  vi.spyOn(mail, "sendMail").mockRejectedValueOnce(new Error("no way out"));
  const first = await invite(anOperator(), person, another);
  expect(first.Message).toContain("could not be mailed");
  await invite(anOperator(), person, only);
  const again = await invite(anOperator(), person, only);
  expect(again.Account.ID).toBe(first.Account.ID);
  const [newest, before] = await linksTo(person.Email);
  expect((await invoke(resetPassword, { ID: before, Password: aPassword })).status).toBe(404);
  expect((await invoke(resetPassword, { ID: newest, Password: aPassword })).status).toBe(200);
});

test("an e-mail address that another account has is refused", async () => {
  const { email } = await staff("ADMIN");
  await expect(invite(anOperator(), { ...aPerson(), Email: email }, another)).rejects.toThrow("already associated");
  expect(await masterAdmins.findMasterAdmin((account) => account.email === email)).toBeUndefined();
});
