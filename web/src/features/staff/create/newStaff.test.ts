import { expect, test } from "vitest";
import { enterValidEmail, enterValidPhone, fillAllFields, invalidPhone } from "#shared/fields/account.ts";
import { enterValidZip } from "#shared/fields/address.ts";
import { moderatorFields, newStaffProblem } from "./newStaff.ts";

const admin = { FirstName: "Lea", LastName: "Moreau", Email: "lea@example.org", Cell: "313 555 0123" };
const moderator = { ...admin, Location: { City: "Detroit", State: "MI", Zip: "48226" } };

test("a complete account has no problem, with and without a place", () => {
  expect(newStaffProblem(admin)).toBeUndefined();
  expect(newStaffProblem(moderator)).toBeUndefined();
});

test("problems are reported in the documented order", () => {
  const wrong = { ...moderator, FirstName: " ", Email: "lea@", Cell: "12", Location: { City: "" } };
  expect(newStaffProblem(wrong)).toBe(fillAllFields);
  const named = { ...wrong, FirstName: "Lea" };
  expect(newStaffProblem(named)).toBe("Location Information is Required");
  const placed = { ...named, Location: { City: "Detroit", State: "MI", Zip: "482" } };
  expect(newStaffProblem(placed)).toBe(enterValidEmail);
  const reachable = { ...placed, Email: "lea@example.org" };
  expect(newStaffProblem(reachable)).toBe(enterValidPhone);
  expect(newStaffProblem({ ...reachable, Cell: "3135550123" })).toBe(enterValidZip);
});

test("each empty field is called required, a wrong one has its own message", () => {
  const empty = { FirstName: "", LastName: "", Email: "", Cell: "", Location: { City: "", Zip: "" } };
  const found = moderatorFields.safeParse(empty).error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(found).toEqual([
    ["FirstName", "required field"],
    ["LastName", "required field"],
    ["Email", "required field"],
    ["Cell", "required field"],
    ["Location.City", "required field"],
    ["Location.State", "required field"],
    ["Location.Zip", "required field"],
  ]);
  const wrong = moderatorFields.safeParse({ ...moderator, Cell: "12" }).error?.issues[0]?.message;
  expect(wrong).toBe(invalidPhone);
});
