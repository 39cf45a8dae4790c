import { expect, test } from "vitest";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { changedFields, changesOf, unchangedReason, valuesOf } from "./profileChanges.ts";

const rosa: SessionUser = {
  ID: "account-1",
  Email: "rosa@example.org",
  FirstName: "Rosa",
  LastName: "Moreau",
  Cell: "3135550123",
  Role: "USER",
  Location: { Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226" },
};
const before = valuesOf(rosa);

test("the form begins with the session's user, the number as people write it", () => {
  expect(before).toEqual({
    First: "Rosa",
    Last: "Moreau",
    Cell: "(313) 555-0123",
    Email: "rosa@example.org",
    Password: "",
  });
  expect(valuesOf({ ...rosa, Cell: "" }).Cell).toBe("");
});

test.each([
  [{}],
  [{ First: " Rosa " }],
  [{ Cell: "+1 313-555-0123" }],
  [{ Cell: "3135550123" }],
  [{ Email: "ROSA@example.org" }],
])("%j is no change", (typed) => {
  expect(changedFields(before, { ...before, ...typed })).toEqual({});
  expect(unchangedReason(before, { ...before, ...typed })).toBe("Nothing has changed yet.");
});

test.each([[{ First: "ROSA" }], [{ Last: "moreau" }]])("%j is no change, and the reason says why", (typed) => {
  const values = { ...before, ...typed };
  expect(changedFields(before, values)).toEqual({});
  expect(unchangedReason(before, values)).toMatch(/capital and small letters/);
});

test("only differences are sent, as they are stored", () => {
  expect(changedFields(before, { ...before, First: " Ana " })).toEqual({ First: "Ana" });
  expect(changedFields(before, { ...before, Email: " Ana@Example.org" })).toEqual({
    Email: "ana@example.org",
  });
  expect(changedFields(before, { ...before, Last: "" })).toEqual({ Last: "" });
});

test("a new number goes with its proof, an emptied one as an empty text", () => {
  const Proof = "p".repeat(43);
  expect(changedFields(before, { ...before, Cell: "313 555 0199", Proof })).toEqual({
    Cell: "+13135550199",
    Proof,
  });
  expect(changedFields(before, { ...before, Cell: " " })).toEqual({ Cell: "" });
  // A proof whose number was given up again is no change.
  expect(changedFields(before, { ...before, Proof })).toEqual({});
});

test("changes are told in words, in the order of the form", () => {
  const values = { ...before, Email: "ana@example.org", Cell: "", First: "Ana" };
  expect(changesOf(before, values)).toEqual([
    { label: "First name", from: "Rosa", to: "Ana" },
    { label: "Mobile phone", from: "(313) 555-0123", to: "" },
    { label: "Email", from: "rosa@example.org", to: "ana@example.org" },
  ]);
  expect(unchangedReason(before, values)).toBeUndefined();
});
