import { expect, test } from "vitest";
import { emergencyContacts, ownerToCall } from "./emergencyContacts.ts";

const rosa = { Name: "Rosa Miller", Phone: "+13135550142" };
const ben = { Name: "Ben Stone", Relation: "uncle", Phone: "(313) 555-0199" };

test("the people whom the family named are called first, then the owner, and no number twice", () => {
  expect(emergencyContacts({ Contacts: [ben] }, rosa)).toEqual([ben, rosa]);
  const same = { Name: "Mom", Phone: "313-555-0142" };
  expect(emergencyContacts({ Contacts: [same, ben] }, rosa)).toEqual([same, ben]);
});

test("an owner without a number is not called", () => {
  expect(emergencyContacts({}, { ...rosa, Phone: "" })).toEqual([]);
  expect(emergencyContacts({ Contacts: [ben] }, { ...rosa, Phone: "" })).toEqual([ben]);
});

test("who filled the card in for themselves is not called, and a parent of the same name is", () => {
  const self = { First: "Rosa", Last: "Miller" };
  expect(ownerToCall(self, "SELF", rosa)).toBeUndefined();
  expect(ownerToCall(self, "GUARDIAN", rosa)).toBe(rosa);
  expect(ownerToCall({ First: "Ada", Last: "Miller" }, "SELF", rosa)).toBe(rosa);
  expect(emergencyContacts({ Contacts: [ben] }, undefined)).toEqual([ben]);
});
