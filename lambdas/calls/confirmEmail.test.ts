import { expect, test } from "vitest";
import { putResetToken } from "#lambdas/records/accounts/resetToken.ts";
import { newId, newSecret } from "#lambdas/records/table/keys.ts";
import { aFamily } from "#lambdas/testing/builders/members.ts";
import { aCity, anAdmin, changeAccount, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { handler as confirmEmail } from "./confirmEmail.ts";
import { handler as resetPassword } from "./resetPassword.ts";

async function reset({ accountId, email }: TestAccount): Promise<string> {
  const ID = newSecret();
  await putResetToken(ID, { accountId, email }, 60);
  const { status, body } = await invoke(resetPassword, { ID, Password: "Walnut2027y", Dob: "2001-01-01" });
  return status === 200 ? "done" : body.Code;
}

test("an admin helps a resident who knows no answer: then the mailed link is enough", async () => {
  const [admin, { owner }] = await Promise.all([anAdmin(), aFamily(aCity())]);
  for (let time = 1; time <= 5; time += 1) expect(await reset(owner)).toBe("BIRTH_DATE_DIFFERS");
  expect(await reset(owner)).toBe("RESET_NEEDS_HELP");
  const { status, body } = await invoke(confirmEmail, { ID: owner.accountId }, { session: admin });
  expect([status, body.Account]).toMatchObject([200, { ID: owner.accountId, EmailVerified: true }]);
  expect(await auditOf(admin.accountId)).toMatchObject([
    { action: "confirmEmail", subject: owner.accountId, role: "ADMIN" },
  ]);
  expect((await inbox(owner.email))[0]?.subject).toBe("Your e-mail address was confirmed");
  expect(await reset(owner)).toBe("done");
});

test("a mailbox is confirmed once, and its owner told once", async () => {
  const [admin, { owner }] = await Promise.all([anAdmin(), aFamily(aCity())]);
  const confirm = () => invoke(confirmEmail, { ID: owner.accountId }, { session: admin });
  for (const { status } of [await confirm(), await confirm()]) expect(status).toBe(200);
  expect(await auditOf(admin.accountId)).toHaveLength(1);
  expect((await inbox(owner.email)).filter(({ subject }) => subject.includes("confirmed"))).toHaveLength(1);
});

test("staff, erased and unknown accounts are not found, and nothing is written", async () => {
  const [admin, moderator, { owner }] = await Promise.all([anAdmin(), staff("MOD"), aFamily(aCity())]);
  await changeAccount(owner, { status: "DELETED" });
  for (const ID of [moderator.accountId, owner.accountId, newId()])
    expect((await invoke(confirmEmail, { ID }, { session: admin })).status).toBe(404);
  expect(await auditOf(admin.accountId)).toEqual([]);
});
