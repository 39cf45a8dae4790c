import { expect, test } from "vitest";
import { getSession } from "#lambdas/records/accounts/session.ts";
import {
  aCity,
  anEmail,
  aRegisteredResident,
  changeAccount,
  claimsOf,
  registeredStaff,
  type TestAccount,
} from "#lambdas/testing/builders/people.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { sentCommands } from "#lambdas/testing/sentCommands.ts";
import { errorSentences } from "#shared/errors.ts";
import { handler as listHouseholds } from "./listHouseholds.ts";
import { handler as login } from "./login.ts";
import { handler as refreshSession } from "./refreshSession.ts";

const credentials = ({ email, password }: TestAccount) => ({ Email: email, Password: password });

test("a sign-in returns the account, a token that names it, and its role", async () => {
  const resident = await aRegisteredResident();
  const { status, body, setCookies } = await invoke(login, credentials(resident));
  expect(status).toBe(200);
  expect(body.Account).toMatchObject({ ID: resident.accountId, Email: resident.email, Cell: "none" });
  expect(body.Role).toEqual({
    Tier: "USER",
    Location: "Detroit",
    StateP: "MI",
    Zip: "48226",
    Street: "2 Woodward Ave",
  });
  expect(claimsOf(body.JWT)).toMatchObject({
    "cognito:username": resident.accountId,
    token_use: "id",
  });
  expect(setCookies).toHaveLength(1);
  expect(setCookies[0]).toMatch(/^__Host-session=.+; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
});

test("the refresh token is in the cookie alone, and the table cannot reveal it", async () => {
  const resident = await aRegisteredResident();
  const { body, cookies } = await invoke(login, credentials(resident));
  const [accountId = "", sessionId = "", ...refreshToken] = (cookies[0] ?? "").split("=")[1]?.split(".") ?? [];
  expect(refreshToken.join(".")).toMatch(/\S{20}/);
  expect(JSON.stringify(body)).not.toContain(refreshToken.join("."));
  expect(accountId).toBe(resident.accountId);
  const row = await getSession(accountId, sessionId);
  expect(row).toMatchObject({ device: "Unknown device", endsWhenIdle: true });
  for (const secret of [sessionId, refreshToken.join(".")]) expect(JSON.stringify(row)).not.toContain(secret);
});

test("a new sign-in in the same browser ends the one before", async () => {
  const resident = await aRegisteredResident();
  const first = await invoke(login, credentials(resident));
  const second = await invoke(login, credentials(resident), { cookies: first.cookies });
  const refreshed = async (cookies: readonly string[]) => (await invoke(refreshSession, {}, { cookies })).status;
  expect([await refreshed(first.cookies), await refreshed(second.cookies)]).toEqual([401, 200]);
});

test("a remembered sign-in lasts 30 days, any other 12 hours and until the browser closes", async () => {
  const resident = await aRegisteredResident();
  const hoursOf = async (Remember: boolean) => {
    const { cookies, setCookies } = await invoke(login, { ...credentials(resident), Remember });
    const [, sessionId = ""] = cookies[0]?.split("=").slice(1).join("=").split(".") ?? [];
    const row = await getSession(resident.accountId, sessionId);
    return { line: setCookies[0], hours: Math.round(((row?.expiresAt ?? 0) - Date.now() / 1000) / 3_600) };
  };
  expect(await hoursOf(true)).toMatchObject({
    hours: 30 * 24,
    line: expect.stringContaining("Max-Age=2592000"),
  });
  expect(await hoursOf(false)).toMatchObject({ hours: 12, line: expect.not.stringContaining("Max-Age") });
});

test("staff sign in anew after 12 hours, also when they are remembered", async () => {
  const moderator = await registeredStaff("MOD");
  const { setCookies } = await invoke(login, { ...credentials(moderator), Remember: true });
  expect(setCookies[0]).toContain("Max-Age=43200");
});

test("an e-mail signs in whatever its case", async () => {
  const { email, password } = await aRegisteredResident();
  expect((await invoke(login, { Email: email.toUpperCase(), Password: password })).status).toBe(200);
});

test("unknown, wrong and deleted sign-ins get the same answer", async () => {
  const [resident, gone] = [await aRegisteredResident(), await aRegisteredResident()];
  await changeAccount(gone, { status: "DELETED" });
  const tries = [
    { Email: anEmail(), Password: resident.password },
    { Email: resident.email, Password: "Wrong2026x" },
    { Email: resident.email, Password: "wrong" },
    credentials(gone),
  ];
  for (const attempt of tries) {
    const { status, body, setCookies } = await invoke(login, attempt);
    expect([status, body.Message, setCookies]).toEqual([401, errorSentences.WRONG_CREDENTIALS, []]);
    expect(Object.keys(body).sort()).toEqual(["Code", "Message", "RequestId"]);
  }
});

test("a sign-in takes the same steps whether or not the account exists", async () => {
  const resident = await aRegisteredResident();
  const stepsOf = (Email: string) => sentCommands(() => invoke(login, { Email, Password: "Wrong2026x" }));
  const steps = await stepsOf(resident.email);
  expect(steps).toContain("AWSCognitoIdentityProviderService.AdminInitiateAuth");
  expect(await stepsOf(anEmail())).toEqual(steps);
});

test("after five wrong sign-ins the right one must wait, except from another address", async () => {
  const resident = await aRegisteredResident();
  const address = anAddress();
  const wrong = { Email: resident.email, Password: "Wrong2026x" };
  for (let time = 1; time <= 5; time += 1) expect((await invoke(login, wrong, { address })).status).toBe(401);
  const sixth = await invoke(login, wrong, { address });
  expect([sixth.status, sixth.body.Message]).toEqual([429, errorSentences.SLOW_DOWN]);
  expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(sixth.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect((await invoke(login, credentials(resident), { address })).status).toBe(429);
  expect((await invoke(login, credentials(resident))).status).toBe(200);
});

test("successful sign-ins are not counted", async () => {
  const resident = await aRegisteredResident();
  const address = anAddress();
  for (let time = 1; time <= 8; time += 1)
    expect((await invoke(login, credentials(resident), { address })).status).toBe(200);
});

test("one address cannot try many e-mails", async () => {
  const address = anAddress();
  const tries = () => invoke(login, { Email: anEmail(), Password: "Wrong2026x" }, { address });
  const first = await Promise.all(Array.from({ length: 20 }, tries));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await tries()).status).toBe(429);
});

test("a restricted account learns so only with its password, and its tokens stop at once", async () => {
  const resident = await aRegisteredResident();
  const list = () => invoke(listHouseholds, { UID: resident.accountId }, { session: resident });
  expect((await list()).status).toBe(200);
  await changeAccount(resident, { status: "RESTRICTED" });
  const refused = await list();
  expect([refused.status, refused.body.Message]).toEqual([403, errorSentences.ACCOUNT_RESTRICTED]);
  const right = await invoke(login, credentials(resident));
  expect([right.status, right.body.Message, right.setCookies]).toEqual([403, errorSentences.ACCOUNT_RESTRICTED, []]);
  const wrong = await invoke(login, { ...credentials(resident), Password: "Wrong2026x" });
  expect([wrong.status, wrong.body.Message]).toEqual([401, errorSentences.WRONG_CREDENTIALS]);
});

test("a sign-in in the same second as a reset returns a working token", async () => {
  const resident = await aRegisteredResident();
  await changeAccount(resident, { tokensValidFrom: Math.floor(Date.now() / 1000) + 1 });
  const old = await invoke(listHouseholds, { UID: resident.accountId }, { session: resident });
  expect(old.status).toBe(401);
  const { status, body } = await invoke(login, credentials(resident));
  expect(status).toBe(200);
  const session = { claims: claimsOf(body.JWT) };
  expect((await invoke(listHouseholds, { UID: resident.accountId }, { session })).status).toBe(200);
});

test("staff sign in with the role and place of their account", async () => {
  const City = aCity();
  const { role, accountId, email, password } = await registeredStaff("MASTER MOD", { City, State: "MI" });
  expect(role).toBe("MASTER MOD");
  const { body } = await invoke(login, { Email: email, Password: password });
  expect(body.Role).toMatchObject({ Tier: "MASTER MOD", Location: City, StateP: "MI", Street: "" });
  expect(body.Account.ID).toBe(accountId);
});
