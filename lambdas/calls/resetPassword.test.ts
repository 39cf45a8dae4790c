import { afterEach, expect, test, vi } from "vitest";
import * as identity from "#lambdas/adapters/identity.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { putResetToken } from "#lambdas/records/accounts/resetToken.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import {
  anEmail,
  aResident,
  changeAccount,
  claimsOf,
  refreshTokenOf,
  signIn,
} from "#lambdas/testing/builders/people.ts";
import { mailedToken } from "#lambdas/testing/builders/resets.ts";
import { type Claims, invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { weakPassword } from "#shared/rules/password.ts";
import { handler as listHouseholds } from "./listHouseholds.ts";
import { handler as loginCall } from "./login.ts";
import { handler as refreshSession } from "./refreshSession.ts";
import { handler as requestPasswordReset } from "./requestPasswordReset.ts";
import { handler as resetPassword } from "./resetPassword.ts";

afterEach(() => vi.restoreAllMocks());

const newPassword = "Walnut2027y";

const reset = (ID: string, Password = newPassword) => invoke(resetPassword, { ID, Password });

test("the mailed link sets a new password once, and the owner is told", async () => {
  const person = await aResident();
  const token = await mailedToken(person.email);
  const first = await reset(token);
  expect([first.status, first.body.Message]).toEqual([200, "Password Updated"]);
  expect((await signIn(person.email, newPassword, person.address)).accountId).toBe(person.accountId);
  await expect(signIn(person.email, person.password, person.address)).rejects.toThrow("401");
  expect((await inbox(person.email))[0]?.subject).toBe("Your password was changed");
  expect((await reset(token)).status).toBe(404);
});

test("a used, expired or invented link and a bare account id get the same answer", async () => {
  const person = await aResident();
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
  const person = await aResident();
  const token = await mailedToken(person.email);
  const late = await signIn(person.email, person.password, person.address);
  await reset(token);
  for (const session of [person, late]) {
    expect((await invoke(listHouseholds, { UID: person.accountId }, { session })).status).toBe(401);
    expect((await invoke(refreshSession, {}, { cookies: [session.cookie] })).status).toBe(401);
  }
});

test("a refresh token taken before a reset mints nothing afterwards, neither here nor at the pool", async () => {
  const person = await aResident();
  const taken = refreshTokenOf(person);
  expect(await identity.refresh(person.accountId, taken)).toBeDefined();
  await reset(await mailedToken(person.email));
  expect(await identity.refresh(person.accountId, taken)).toBeUndefined();
});

test("a token minted anew from a sign-in before the reset is refused, and so is one that hides its sign-in", async () => {
  const person = await aResident();
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
  const person = await aResident();
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
  const person = await aResident();
  await identity.deleteCredentials(person.accountId);
  const { status } = await reset(await mailedToken(person.email));
  expect(status).toBe(200);
  expect((await signIn(person.email, newPassword, person.address)).accountId).toBe(person.accountId);
});

test("a link works again after the pool failed, and sign-ins wait only for some seconds", async () => {
  const person = await aResident();
  const token = await mailedToken(person.email);
  vi.spyOn(identity, "signOutEverywhere").mockRejectedValueOnce(new Error("down"));
  expect((await reset(token)).status).toBe(500);
  const held = (await getAccount(person.accountId))?.tokensValidFrom ?? 0;
  expect(held - Date.now() / 1_000).toBeLessThan(13);
  expect((await reset(token)).status).toBe(200);
  expect((await signIn(person.email, newPassword, person.address)).accountId).toBe(person.accountId);
});

test("of 20 parallel uses of one link one succeeds", async () => {
  const person = await aResident();
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
    aResident().then(({ email }) => invoke(requestPasswordReset, { Email: email })),
    invoke(requestPasswordReset, { Email: stranger }),
  ]);
  expect([known.status, known.body]).toEqual([200, { Message: "If email exists, email has been sent" }]);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect((await inbox(stranger))[0]?.subject).toBe("There is no account with this address");
});

test("an address gets one mail a minute", async () => {
  const Email = anEmail();
  await invoke(requestPasswordReset, { Email });
  expect((await invoke(requestPasswordReset, { Email })).status).toBe(429);
  expect(await inbox(Email)).toHaveLength(1);
});

test("a weak or common password is refused and the link still works", async () => {
  const person = await aResident();
  const token = await mailedToken(person.email);
  expect((await reset(token, "weak")).body.Message).toBe(weakPassword);
  expect((await reset(token, "Password1")).status).toBe(400);
  expect((await reset(token)).status).toBe(200);
});

test("a restricted account stays restricted, an invited one becomes active", async () => {
  const [restricted, invited] = await Promise.all([aResident(), aResident()]);
  await changeAccount(restricted, { status: "RESTRICTED" });
  await changeAccount(invited, { status: "INVITED" });
  for (const { email } of [restricted, invited]) await reset(await mailedToken(email));
  expect((await getAccount(restricted.accountId))?.status).toBe("RESTRICTED");
  expect((await getAccount(invited.accountId))?.status).toBe("ACTIVE");
});
