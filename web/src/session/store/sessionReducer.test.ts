import { expect, test } from "vitest";
import { rosa } from "#web/session/testing/rosa.ts";
import { sessionReducer, signedOut } from "./sessionReducer.ts";

const since = Date.UTC(2026, 10, 21, 8);
const entered = sessionReducer(signedOut, { type: "LOGIN_SUCCESS", user: rosa, remember: true, since });

test("signing in is pending first, then holds the user and when it happened", () => {
  const waiting = sessionReducer({ ...signedOut, ended: "IDLE" }, { type: "LOGIN_REQUEST" });
  expect(waiting).toMatchObject({ isFetching: true, isAuthenticated: false, ended: undefined });
  const next = sessionReducer(waiting, { type: "LOGIN_SUCCESS", user: rosa, remember: true, since });
  expect(next).toMatchObject({ user: rosa, isAuthenticated: true, isFetching: false, remember: true, since });
});

test("after a refused sign-in no account is signed in", () => {
  const waiting = sessionReducer(signedOut, { type: "LOGIN_REQUEST" });
  expect(sessionReducer(waiting, { type: "LOGIN_FAILURE" })).toEqual(signedOut);
});

test("signing out keeps nothing of the user, and may say why", () => {
  const left = sessionReducer(entered, { type: "LOGOUT_SUCCESS", exit: "home" });
  expect(left).toEqual({ ...signedOut, exit: "home" });
  const ended = sessionReducer(entered, { type: "LOGOUT_SUCCESS", exit: "back", ended: "RAN_OUT" });
  expect(ended).toEqual({ ...signedOut, exit: "back", ended: "RAN_OUT" });
});

test("a session that ended by itself keeps its user, who is not signed in", () => {
  const locked = sessionReducer(entered, { type: "SESSION_ENDED", ended: "IDLE" });
  expect(locked).toMatchObject({ user: rosa, lockReason: "IDLE", isAuthenticated: false, remember: true });
});

test("a wrong password on a locked page leaves it locked, the right one unlocks it", () => {
  const locked = sessionReducer(entered, { type: "SESSION_ENDED", ended: "IDLE" });
  const waiting = sessionReducer(locked, { type: "LOGIN_REQUEST" });
  expect(waiting).toMatchObject({ lockReason: "IDLE", isFetching: true });
  expect(sessionReducer(waiting, { type: "LOGIN_FAILURE" })).toEqual(locked);
  const again = { type: "LOGIN_SUCCESS", user: rosa, remember: true, since: since + 1 } as const;
  expect(sessionReducer(waiting, again)).toEqual({ ...entered, since: since + 1 });
});

test("the same user signing in again is the same object, so that nothing depending on it runs again", () => {
  const locked = sessionReducer(entered, { type: "SESSION_ENDED", ended: "IDLE" });
  const again = { type: "LOGIN_SUCCESS", user: structuredClone(rosa), remember: true, since } as const;
  expect(sessionReducer(locked, again).user).toBe(entered.user);
  const changed = { ...again, user: { ...rosa, FirstName: "Rosalie" } };
  expect(sessionReducer(locked, changed).user).toEqual(changed.user);
});

test("changed details of the user neither unlock a page, nor sign in, nor change another user", () => {
  const user = { ...rosa, FirstName: "Rosalie" };
  const locked = sessionReducer(entered, { type: "SESSION_ENDED", ended: "IDLE" });
  expect(sessionReducer(locked, { type: "USER_CHANGED", user })).toEqual({ ...locked, user });
  expect(sessionReducer(signedOut, { type: "USER_CHANGED", user })).toBe(signedOut);
  const other = { ...user, ID: "account-2" };
  expect(sessionReducer(entered, { type: "USER_CHANGED", user: other })).toBe(entered);
});

test("a renewal without news changes nothing", () => {
  expect(sessionReducer(entered, { type: "USER_CHANGED", user: structuredClone(rosa) })).toBe(entered);
});
