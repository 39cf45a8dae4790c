import { expect, test } from "vitest";
import { missingInMedical, missingInPerson, missingInPlan, missingInWaiver, sayMissing } from "./wizard.ts";

const signed = { accepted: true, choice: "SELF", understood: true };
const ada = {
  First: "Ada",
  Last: "Moreau",
  Sex: "F",
  Dob: "2014-03-04",
  Feet: "4",
  Inches: "10",
  Weight: "88",
};

test("step 1 opens with the waiver accepted, an authorization chosen and the box ticked", () => {
  expect(missingInWaiver(signed)).toEqual([]);
  for (const choice of ["GUARDIAN", "PERMISSION", "SELF"]) expect(missingInWaiver({ ...signed, choice })).toEqual([]);
});

test.each([
  [{ accepted: false }, "accept the waiver"],
  [{ choice: "" }, "say who allows you to register this person"],
  [{ understood: undefined }, "tick that you understand"],
])("step 1 stays closed with %j", (answer, request) => {
  expect(missingInWaiver({ ...signed, ...answer })).toEqual([request]);
});

test("step 2 opens once every required answer is there", () => {
  expect(missingInPerson(ada)).toEqual([]);
});

test.each([
  [{ First: "  " }, "enter a first name"],
  [{ Last: "" }, "enter a last name"],
  [{ Sex: "" }, "choose a sex"],
  [{ Dob: "" }, "enter a full date of birth"],
  [{ Dob: "2014-03-" }, "enter a full date of birth"],
  [{ Dob: "62-03-14" }, "enter the year of birth with four digits"],
  [{ Dob: "2023-02-29" }, "enter a date of birth that exists"],
  [{ Feet: "" }, "choose the feet of the height"],
  [{ Inches: "-1" }, "choose inches that are not below 0"],
  [{ Inches: -1 }, "choose inches that are not below 0"],
  [{ Weight: "" }, "enter a weight above 0"],
  [{ Weight: "0" }, "enter a weight above 0"],
  [{ Weight: "-5" }, "enter a weight above 0"],
  [{ Weight: "heavy" }, "enter a weight above 0"],
])("step 2 stays closed with %j", (answer, request) => {
  expect(missingInPerson({ ...ada, ...answer })).toEqual([request]);
});

test.each(["88.5 lb", "0.5", " 88", "about 88", "40 kg"])("a weight of %j is above 0", (Weight) => {
  expect(missingInPerson({ ...ada, Weight })).toEqual([]);
});

test("blank inches and 0 inches both open step 2", () => {
  expect([missingInPerson({ ...ada, Inches: "" }), missingInPerson({ ...ada, Inches: 0 })]).toEqual([[], []]);
});

test("step 3 is always open", () => {
  expect(missingInMedical()).toEqual([]);
});

test("step 4 opens with a plan and its price", () => {
  expect(missingInPlan({ plan: 1, price: 4 })).toEqual([]);
  expect(missingInPlan({ plan: 2, price: 10 })).toEqual([]);
  expect(missingInPlan({ plan: 3, price: 4 })).toEqual(["choose a plan"]);
  expect(missingInPlan({ plan: 1 })).toEqual(["wait for the price"]);
  expect(missingInPlan({})).toEqual(["choose a plan"]);
});

test("all missing answers are named in one sentence", () => {
  expect(sayMissing([])).toBeUndefined();
  expect(sayMissing(missingInWaiver({ ...signed, accepted: false }))).toBe("To go on, accept the waiver.");
  expect(sayMissing(missingInWaiver({}))).toBe(
    "To go on, accept the waiver, say who allows you to register this person and tick that you understand.",
  );
});
