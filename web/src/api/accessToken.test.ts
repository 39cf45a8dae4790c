import { beforeEach, expect, test } from "vitest";
import { expiryOf, freshToken, provideRenewal, renewToken, setToken } from "./accessToken.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const jwt = (seconds: number) => `${encode({})}.${encode({ exp: Math.floor(Date.now() / 1000) + seconds })}.x`;

let renewals = 0;
beforeEach(() => {
  renewals = 0;
  setToken(undefined);
  provideRenewal(async () => {
    renewals += 1;
    setToken(jwt(900));
    return true;
  });
});

test("a token's expiry is read from it, and an unreadable token has expired", () => {
  expect(expiryOf(jwt(900))).toBeGreaterThan(Date.now() + 890_000);
  expect(expiryOf("nonsense")).toBe(0);
});

test("a valid token is used as it is", async () => {
  const good = jwt(900);
  setToken(good);
  expect(await freshToken()).toBe(good);
  expect(renewals).toBe(0);
});

test("a token about to expire is renewed before it is used", async () => {
  const ending = jwt(30);
  setToken(ending);
  expect(await freshToken()).not.toBe(ending);
  expect(renewals).toBe(1);
});

test("calls that need a token at the same time share one renewal", async () => {
  const tokens = await Promise.all([freshToken(), freshToken(), renewToken().then(freshToken)]);
  expect(new Set(tokens).size).toBe(1);
  expect(renewals).toBe(1);
});

test("when the session is over there is no token", async () => {
  provideRenewal(async () => false);
  expect(await freshToken()).toBeUndefined();
});
