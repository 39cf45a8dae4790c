import { expect, test } from "vitest";
import { enterValidEmail, fillAllFields } from "#shared/fields/account.ts";
import { enterValidZip } from "#shared/fields/address.ts";
import { requiredField } from "#shared/fields/text.ts";
import { weakPassword } from "#shared/rules/account/password.ts";
import { passwordsDiffer, type Registration, registration, registrationProblem } from "./registration.ts";

const complete: Registration = {
  FirstName: "Rosa",
  LastName: "Moreau",
  Email: "rosa@example.org",
  Cell: "",
  IsHome: false,
  Password: "Beforehand1",
  Confirm: "Beforehand1",
  Location: { Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226" },
};

test("a complete registration has no problem", () => {
  expect(registrationProblem(complete)).toBeUndefined();
  expect(registration.safeParse(complete).success).toBe(true);
});

test("problems are reported in the documented order", () => {
  const all = {
    ...complete,
    LastName: " ",
    Email: "nonsense",
    Password: "short",
    Confirm: "other",
    Location: { ...complete.Location, Zip: "482" },
  };
  const filled = { ...all, LastName: "Moreau" };
  const mailed = { ...filled, Email: "rosa@example.org" };
  const matched = { ...mailed, Confirm: "short" };
  const strong = { ...matched, Password: "Beforehand1", Confirm: "Beforehand1" };
  expect([all, filled, mailed, matched, strong].map(registrationProblem)).toEqual([
    fillAllFields,
    enterValidEmail,
    passwordsDiffer,
    weakPassword,
    enterValidZip,
  ]);
});

const saidAt = (values: Registration) =>
  Object.fromEntries(
    (registration.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

test("an empty field is called required, not wrong", () => {
  const Location = { ...complete.Location, Street: " " };
  expect(saidAt({ ...complete, Email: "", Password: "", Confirm: "", Location })).toEqual({
    Email: requiredField,
    Password: requiredField,
    Confirm: requiredField,
    "Location.Street": requiredField,
  });
});

test("a phone number may be left out, but not be incomplete", () => {
  expect(saidAt({ ...complete, Cell: "  " })).toEqual({});
  expect(saidAt({ ...complete, Cell: "(313) 555-0199" })).toEqual({});
  expect(saidAt({ ...complete, Cell: "313555" })).toEqual({ Cell: "Invalid Mobile phone number" });
});

test("a repeated password that differs is reported together with the other problems", () => {
  const result = registration.safeParse({ ...complete, FirstName: "", Confirm: "Other1234" });
  const fields = result.error?.issues.map(({ path }) => path.join("."));
  expect(fields).toEqual(expect.arrayContaining(["FirstName", "Confirm"]));
});
