import { expect, test, vi } from "vitest";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { accept, aNewcomer, anInvited, linkTo } from "#lambdas/testing/builders/invitations.ts";
import {
  aCity,
  aModerator,
  anAdmin,
  aPassword,
  aResident,
  changeAccount,
  signIn,
  staff,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { mailedToken } from "#lambdas/testing/builders/signIns/resets.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { errorSentences } from "#shared/errors.ts";
import { handler as createAdmin } from "./createAdmin.ts";
import { handler as resendInvitation } from "./resendInvitation.ts";

const resend = (session: TestAccount, ID: string) => invoke(resendInvitation, { ID }, { session });
const hour = 60 * 60 * 1000;

async function hoursLater<Result>(hours: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * hour });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

test("an invitation's link works once", async () => {
  const { Email, ID } = await anInvited(await anAdmin());
  const link = await linkTo(Email);
  expect(await accept(link, aPassword)).toBe(200);
  expect(await accept(link, "Walnut2027y")).toBe(404);
  expect(await getAccount(ID)).toMatchObject({ status: "ACTIVE" });
  expect((await getAccount(ID))?.invitedUntil).toBeUndefined();
});

test("an invitation's link works for 72 hours", async () => {
  const admin = await anAdmin();
  const [late, inTime] = [await anInvited(admin), await anInvited(admin)];
  expect(Date.parse(late.InvitedUntil ?? "") - Date.parse(late.CreateDate)).toBeCloseTo(72 * hour, -4);
  const [lateLink, link] = [await linkTo(late.Email), await linkTo(inTime.Email)];
  expect(await hoursLater(72.01, () => accept(lateLink, aPassword))).toBe(404);
  expect(await hoursLater(71.9, () => accept(link, aPassword))).toBe(200);
});

test("a newer link ends the older one", async () => {
  const { Email, ID } = await anInvited(await anAdmin());
  const older = await linkTo(Email);
  // Another admin: staff who did nothing for an hour have to sign in again.
  const { status, body } = await hoursLater(1, async () => resend(await anAdmin(), ID));
  expect([status, body.Message]).toEqual([200, "A new invitation was mailed."]);
  expect(Date.parse(body.Account.InvitedUntil ?? "")).toBeGreaterThan(Date.now() + 72 * hour);
  const newer = await linkTo(Email);
  expect(newer).not.toBe(older);
  expect(await accept(older, aPassword)).toBe(404);
  expect(await accept(newer, aPassword)).toBe(200);
});

test("a link stops working when another one set the first password", async () => {
  const { Email } = await anInvited(await anAdmin());
  const link = await linkTo(Email);
  expect(await accept(await mailedToken(Email), aPassword)).toBe(200);
  expect(await accept(link, "Walnut2027y")).toBe(404);
});

test("an accepted invitation is not sent again, and it lets no restricted person in", async () => {
  const admin = await anAdmin();
  const { Email, ID } = await anInvited(admin);
  await changeAccount({ accountId: ID } as TestAccount, { status: "RESTRICTED" });
  expect((await resend(admin, ID)).status).toBe(404);
  expect(await accept(await linkTo(Email), aPassword)).toBe(200);
  await expect(signIn(Email, aPassword, admin.address)).rejects.toThrow("403");
  const accepted = await anInvited(admin);
  await accept(await linkTo(accepted.Email), aPassword);
  expect((await resend(admin, accepted.ID)).status).toBe(404);
});

test("a master moderator resends to the invited moderators of their own city alone; others are not found", async () => {
  const place = { City: aCity(), State: "MI" };
  const master = await staff("MASTER MOD", place);
  const admin = await anAdmin();
  const mine = await anInvited(admin, { City: `  ${place.City.toUpperCase()}`, State: "MI" });
  const theirs = await anInvited(admin, { City: aCity(), State: "MI" });
  expect((await resend(master, mine.ID)).status).toBe(200);
  const refused = [
    await resend(master, theirs.ID),
    await resend(master, (await aResident()).accountId),
    await resend(master, "x".repeat(22)),
  ];
  for (const { status, body } of refused) expect([status, body.Message]).toEqual([404, errorSentences.NOT_FOUND]);
  expect(await inbox(theirs.Email)).toHaveLength(1);
});

test("an admin cannot resend to people whom only a master admin may invite", async () => {
  const master = await staff("MASTER ADMIN");
  const { body } = await invoke(createAdmin, aNewcomer(), { session: master });
  expect((await resend(await anAdmin(), body.Account.ID)).status).toBe(404);
  expect((await resend(master, body.Account.ID)).status).toBe(200);
});

test("residents, moderators and engineers cannot resend", async () => {
  const { ID } = await anInvited(await anAdmin());
  for (const session of [await aResident(), await aModerator("Detroit"), await staff("ENGINEER")])
    expect((await resend(session, ID)).status).toBe(403);
});

test("one person gets at most five invitations an hour, whoever sends them", async () => {
  const { ID, Email } = await anInvited(await anAdmin());
  const [one, other] = [await anAdmin(), await staff("MASTER ADMIN")];
  const statuses = [];
  for (const session of [one, other, one, other, one, other]) statuses.push((await resend(session, ID)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await inbox(Email)).toHaveLength(6);
});

test("a failed mail is an error, ends the earlier link in the lists, and can be sent again", async () => {
  const admin = await anAdmin();
  const { ID, Email } = await anInvited(admin);
  const mailFrom = process.env.MAIL_FROM;
  delete process.env.MAIL_FROM;
  try {
    const { status, body } = await resend(admin, ID);
    expect([status, body.Message]).toEqual([503, expect.stringMatching("could not be mailed")]);
    expect((await getAccount(ID))?.invitedUntil).toBeUndefined();
  } finally {
    process.env.MAIL_FROM = mailFrom;
  }
  const { status, body } = await resend(admin, ID);
  expect([status, body.Mailed]).toEqual([200, true]);
  expect((await getAccount(ID))?.invitedUntil).toBe(body.Account.InvitedUntil);
  expect(await accept(await linkTo(Email), aPassword)).toBe(200);
});

test("a resent invitation leaves an audit row", async () => {
  const { ID } = await anInvited(await anAdmin());
  const admin = await anAdmin();
  await resend(admin, ID);
  expect(await auditOf(admin.accountId)).toMatchObject([{ action: "resendInvitation", subject: ID }]);
});
