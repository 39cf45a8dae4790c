import { afterEach, expect, test, vi } from "vitest";
import { getSecondFactor } from "#lambdas/records/accounts/secondFactor.ts";
import { secondFactorKey } from "#lambdas/records/table/keys.ts";
import { countUp } from "#lambdas/records/table/limit.ts";
import { get } from "#lambdas/records/table/table.ts";
import { aCity, aRegisteredResident, registeredStaff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { anApp, codeOf } from "#lambdas/testing/builders/signIns/secondFactors.ts";
import { anAddress, invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { handler as confirmSecondFactor } from "./confirmSecondFactor.ts";
import { handler as listNewEntries } from "./listNewEntries.ts";
import { handler as login } from "./login.ts";
import { handler as readSecondFactor } from "./readSecondFactor.ts";
import { handler as refreshSession } from "./refreshSession.ts";
import { handler as removeSecondFactor } from "./removeSecondFactor.ts";
import { handler as renewRecoveryCodes } from "./renewRecoveryCodes.ts";
import { handler as resetSecondFactor } from "./resetSecondFactor.ts";
import { handler as startSecondFactor } from "./startSecondFactor.ts";

const nextCode = 30;

const signIn = ({ email, password }: TestAccount, Code?: string) =>
  invoke(login, { Email: email, Password: password, ...(Code ? { Code } : {}) });

const policy = (text: string) => vi.stubEnv("SECOND_FACTOR", text);

afterEach(() => vi.unstubAllEnvs());

test("after a second step is set up, the password alone signs no one in", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  const { secret } = await anApp(person);
  const { status, body, setCookies } = await signIn(person);
  expect([status, body.Code, setCookies]).toEqual([401, "SECOND_FACTOR_REQUIRED", []]);
  expect((await signIn(person, codeOf(secret, nextCode))).status).toBe(200);
  const [mail] = await inbox(person.email);
  expect(mail?.subject).toBe("Your sign-in now has a second step");
});

test("a wrong password is not told that there is a second step", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  const { secret } = await anApp(person);
  const { body } = await signIn({ ...person, password: "Wrong2026x" }, codeOf(secret, nextCode));
  expect(body.Code).toBe("WRONG_CREDENTIALS");
});

test("a code signs in once, also when it is sent twice at the same time", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  const { secret } = await anApp(person);
  const code = codeOf(secret, nextCode);
  const answers = await Promise.all([signIn(person, code), signIn(person, code), signIn(person, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect((await signIn(person, code)).body.Code).toBe("SECOND_FACTOR_WRONG");
});

test("a recovery code signs in once, however it is typed", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  const { recoveryCodes } = await anApp(person);
  const [code = ""] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  const answers = await Promise.all([signIn(person, code.toLowerCase()), signIn(person, code.replace("-", " "))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  const { body } = await invoke(readSecondFactor, {}, { session: person });
  expect(body).toMatchObject({ RecoveryCodesLeft: 9, Since: expect.any(String) });
});

test("ten wrong codes make the next one wait, also the right one", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  const { secret } = await anApp(person);
  for (let time = 1; time <= 10; time += 1) expect((await signIn(person, "000000")).status).toBe(401);
  const { status, headers } = await signIn(person, codeOf(secret, nextCode));
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  const [mail] = await inbox(person.email);
  expect(mail?.subject).toBe("Many wrong codes were tried for your account");
});

test("right codes are not counted", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  const { secret, recoveryCodes } = await anApp(person);
  for (let time = 1; time <= 9; time += 1) expect((await signIn(person, "000000")).status).toBe(401);
  for (const code of recoveryCodes.slice(0, 3)) expect((await signIn(person, code)).status).toBe(200);
  expect((await signIn(person, codeOf(secret, nextCode))).status).toBe(200);
  expect((await signIn(person, "000000")).status).toBe(401);
  expect((await signIn(person, "000000")).status).toBe(429);
});

test("being asked for the code counts as no failure, however often behind one address", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  await anApp(person);
  const [address, credentials] = [anAddress(), { Email: person.email, Password: person.password }];
  for (let time = 1; time <= 8; time += 1)
    expect((await invoke(login, credentials, { address })).body.Code).toBe("SECOND_FACTOR_REQUIRED");
});

test("fifty wrong codes in seven days make the next one wait for days; recovery codes still sign in", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  const { secret, recoveryCodes } = await anApp(person);
  for (let time = 1; time <= 49; time += 1) await countUp(`secondFactorWeek|${person.accountId}`, 7 * 86_400);
  expect((await signIn(person, "000000")).status).toBe(401);
  const { status, headers } = await signIn(person, codeOf(secret, nextCode));
  expect([status, Number(headers["retry-after"]) > 6 * 86_400]).toEqual([429, true]);
  expect((await signIn(person, recoveryCodes[0])).status).toBe(200);
});

test("a refused second step leaves no token that could be refreshed", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  await anApp(person);
  const { cookies } = await signIn(person, "000000");
  expect(cookies).toEqual([]);
  const refreshed = await invoke(refreshSession, {}, { cookies });
  expect(refreshed.status).toBe(401);
});

test("the table reveals neither the app's key nor the recovery codes", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  const { secret, recoveryCodes } = await anApp(person);
  const row = await get<object>(secondFactorKey(person.accountId));
  const text = JSON.stringify(row, (_, value) => (value instanceof Set ? [...value] : value));
  for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))])
    expect(text).not.toContain(hidden);
  expect((await getSecondFactor(person.accountId))?.secret).toBe(secret);
});

test("a setup needs the password, and is confirmed by a code of its own key", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  const wrong = await invoke(startSecondFactor, { Password: "Wrong2026x" }, { session: person });
  expect([wrong.status, wrong.body.Message]).toEqual([403, "The password is not right."]);
  const confirm = (Code: string) => invoke(confirmSecondFactor, { Code }, { session: person });
  expect((await confirm("123456")).body.Code).toBe("SECOND_FACTOR_EXPIRED");
  const { body } = await invoke(startSecondFactor, { Password: person.password }, { session: person });
  expect(body.Uri).toContain(`secret=${body.Secret}`);
  expect((await confirm("000000")).body.Code).toBe("SECOND_FACTOR_WRONG");
  expect((await signIn(person)).status).toBe(200);
  expect((await confirm(codeOf(body.Secret))).status).toBe(200);
  const again = await invoke(startSecondFactor, { Password: person.password }, { session: person });
  expect(again.body.Code).toBe("SECOND_FACTOR_ON");
});

test("where a role must have a second step, an account without one can do nothing but set it up", async () => {
  policy("MOD:required");
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  expect((await signIn(person)).body.SecondFactor).toBe("required");
  const list = () => invoke(listNewEntries, {}, { session: person });
  const refused = await list();
  expect([refused.status, refused.body.Code]).toEqual([403, "SECOND_FACTOR_NEEDED"]);
  const { secret } = await anApp(person);
  expect((await list()).status).toBe(200);
  expect((await signIn(person, codeOf(secret, nextCode))).body.SecondFactor).toBeUndefined();
  const kept = await invoke(removeSecondFactor, { Code: codeOf(secret, nextCode) }, { session: person });
  expect([kept.status, kept.body.Code]).toEqual([403, "SECOND_FACTOR_KEPT"]);
});

test("where it is only offered, everything works without it", async () => {
  policy("offered");
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  expect((await signIn(person)).body.SecondFactor).toBe("offered");
  expect((await invoke(listNewEntries, {}, { session: person })).status).toBe(200);
  const resident = await aRegisteredResident();
  expect((await signIn(resident)).body.SecondFactor).toBeUndefined();
});

test("a second step is removed with a code, and its owner is told", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  const { recoveryCodes } = await anApp(person);
  const remove = (Code: string) => invoke(removeSecondFactor, { Code }, { session: person });
  expect((await remove("000000")).body.Code).toBe("SECOND_FACTOR_WRONG");
  expect((await remove(recoveryCodes[0] ?? "")).status).toBe(200);
  expect((await signIn(person)).status).toBe(200);
  const [mail] = await inbox(person.email);
  expect(mail?.subject).toBe("The second step of your sign-in was removed");
});

test("new recovery codes end the ones before them", async () => {
  const person = await registeredStaff("MOD", { City: aCity(), State: "MI" });
  const { secret, recoveryCodes } = await anApp(person);
  const renewed = await invoke(renewRecoveryCodes, { Code: codeOf(secret, nextCode) }, { session: person });
  expect(renewed.body.RecoveryCodes).toHaveLength(10);
  expect((await signIn(person, recoveryCodes[0])).status).toBe(401);
  expect((await signIn(person, renewed.body.RecoveryCodes[0])).status).toBe(200);
});

test("a lost phone is helped by staff above, and by no other", async () => {
  const City = aCity();
  const [person, colleague] = [
    await registeredStaff("MOD", { City: City, State: "MI" }),
    await registeredStaff("MOD", { City: City, State: "MI" }),
  ];
  await anApp(person);
  const [master, stranger] = [
    await registeredStaff("MASTER MOD", { City, State: "MI" }),
    await registeredStaff("MASTER MOD"),
  ];
  const reset = (session: TestAccount) => invoke(resetSecondFactor, { ID: person.accountId }, { session });
  expect((await reset(colleague)).status).toBe(403);
  expect((await reset(stranger)).status).toBe(404);
  const { status, body } = await reset(master);
  expect([status, body.Account.SecondFactorSince]).toEqual([200, undefined]);
  expect((await signIn(person)).status).toBe(200);
  expect(await auditOf(master.accountId)).toContainEqual(
    expect.objectContaining({ action: "resetSecondFactor", subject: person.accountId }),
  );
  expect((await reset(await registeredStaff("ADMIN"))).status).toBe(200);
});
