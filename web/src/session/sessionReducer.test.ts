import { expect, test } from "vitest";
import { type SessionUser, sessionReducer, sessionUser, signedOut } from "./sessionReducer.ts";

const account = {
  ID: "account-1",
  Email: "rosa@example.org",
  First: "Rosa",
  Last: "Moreau",
  Cell: "+13135550123",
  CreateDate: "2026-11-21T00:00:00Z",
};
const role = {
  Tier: "USER" as const,
  Location: "Detroit",
  StateP: "MI",
  Zip: "48226",
  Street: "2 Woodward Ave",
};
const rosa: SessionUser = sessionUser(account, role);

test("a person is known by the names of the session, with the phone number as ten digits", () => {
  expect(rosa).toEqual({
    ID: "account-1",
    Email: "rosa@example.org",
    FirstName: "Rosa",
    LastName: "Moreau",
    Cell: "3135550123",
    Role: "USER",
    Location: { City: "Detroit", State: "MI", Street: "2 Woodward Ave", Zip: "48226" },
  });
});

test("a phone number of 'none' is empty", () => {
  expect(sessionUser({ ...account, Cell: "none" }, role).Cell).toBe("");
});

test("signing in shows that it is under way, then holds the person", () => {
  const waiting = sessionReducer({ ...signedOut, message: "ended" }, { type: "LOGIN_REQUEST" });
  expect(waiting).toMatchObject({ isFetching: true, isAuthenticated: false, message: undefined });
  const entered = sessionReducer(waiting, { type: "LOGIN_SUCCESS", user: rosa, remember: true });
  expect(entered).toMatchObject({ user: rosa, isAuthenticated: true, isFetching: false, remember: true });
});

test("a refused sign-in leaves nobody signed in", () => {
  const waiting = sessionReducer(signedOut, { type: "LOGIN_REQUEST" });
  expect(sessionReducer(waiting, { type: "LOGIN_FAILURE" })).toEqual(signedOut);
});

test("signing out leaves nothing of the person, and may say why", () => {
  const entered = sessionReducer(signedOut, { type: "LOGIN_SUCCESS", user: rosa, remember: true });
  expect(sessionReducer(entered, { type: "LOGOUT_SUCCESS" })).toEqual(signedOut);
  const ended = sessionReducer(entered, { type: "LOGOUT_SUCCESS", message: "Your session has ended." });
  expect(ended).toEqual({ ...signedOut, message: "Your session has ended." });
});
