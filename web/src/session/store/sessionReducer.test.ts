import { expect, test } from "vitest";
import { rosa } from "#web/session/testing/rosa.ts";
import { sessionReducer, signedOut } from "./sessionReducer.ts";

const since = Date.UTC(2026, 10, 21, 8);
const entered = sessionReducer(signedOut, { type: "LOGIN_SUCCESS", user: rosa, remember: true, since });

test("signing in shows that it is under way, then holds the person and since when", () => {
  const waiting = sessionReducer({ ...signedOut, ended: "IDLE" }, { type: "LOGIN_REQUEST" });
  expect(waiting).toMatchObject({ isFetching: true, isAuthenticated: false, ended: undefined });
  const next = sessionReducer(waiting, { type: "LOGIN_SUCCESS", user: rosa, remember: true, since });
  expect(next).toMatchObject({ user: rosa, isAuthenticated: true, isFetching: false, remember: true, since });
});

test("a refused sign-in leaves nobody signed in", () => {
  const waiting = sessionReducer(signedOut, { type: "LOGIN_REQUEST" });
  expect(sessionReducer(waiting, { type: "LOGIN_FAILURE" })).toEqual(signedOut);
});

test("signing out leaves nothing of the person, and may say why", () => {
  const left = sessionReducer(entered, { type: "LOGOUT_SUCCESS", exit: "home" });
  expect(left).toEqual({ ...signedOut, exit: "home" });
  const ended = sessionReducer(entered, { type: "LOGOUT_SUCCESS", exit: "back", ended: "RAN_OUT" });
  expect(ended).toEqual({ ...signedOut, exit: "back", ended: "RAN_OUT" });
});

test("a session that ended by itself keeps its person, who is not signed in", () => {
  const covered = sessionReducer(entered, { type: "SESSION_ENDED", ended: "IDLE" });
  expect(covered).toMatchObject({ user: rosa, cover: "IDLE", isAuthenticated: false, remember: true });
});

test("a wrong password on a covered page leaves it covered, the right one uncovers it", () => {
  const covered = sessionReducer(entered, { type: "SESSION_ENDED", ended: "IDLE" });
  const waiting = sessionReducer(covered, { type: "LOGIN_REQUEST" });
  expect(waiting).toMatchObject({ cover: "IDLE", isFetching: true });
  expect(sessionReducer(waiting, { type: "LOGIN_FAILURE" })).toEqual(covered);
  const again = { type: "LOGIN_SUCCESS", user: rosa, remember: true, since: since + 1 } as const;
  expect(sessionReducer(waiting, again)).toEqual({ ...entered, since: since + 1 });
});

test("the same person who signs in again is the same value: what follows from it does not begin anew", () => {
  const covered = sessionReducer(entered, { type: "SESSION_ENDED", ended: "IDLE" });
  const again = { type: "LOGIN_SUCCESS", user: structuredClone(rosa), remember: true, since } as const;
  expect(sessionReducer(covered, again).user).toBe(entered.user);
  const changed = { ...again, user: { ...rosa, FirstName: "Rosalie" } };
  expect(sessionReducer(covered, changed).user).toEqual(changed.user);
});

test("what is newly known of the person does not uncover the page, sign in, or change somebody else", () => {
  const user = { ...rosa, FirstName: "Rosalie" };
  const covered = sessionReducer(entered, { type: "SESSION_ENDED", ended: "IDLE" });
  expect(sessionReducer(covered, { type: "USER_CHANGED", user })).toEqual({ ...covered, user });
  expect(sessionReducer(signedOut, { type: "USER_CHANGED", user })).toBe(signedOut);
  const other = { ...user, ID: "account-2" };
  expect(sessionReducer(entered, { type: "USER_CHANGED", user: other })).toBe(entered);
});

test("a renewal that tells nothing new changes nothing", () => {
  expect(sessionReducer(entered, { type: "USER_CHANGED", user: structuredClone(rosa) })).toBe(entered);
});
