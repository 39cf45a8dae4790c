import { expect, test } from "vitest";
import { sessionUser } from "./sessionUser.ts";

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

test("an account becomes the session's user, with the phone number as ten digits", () => {
  expect(sessionUser(account, role)).toEqual({
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
