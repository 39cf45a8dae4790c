import { expect, test } from "vitest";
import { blankHousehold } from "../form/householdDetails.ts";
import { isChanged } from "./householdEdits.ts";

const home = { ...blankHousehold, Name: "Home", Description: "Blue door" };

test("spaces around a text are no change, an emptied one is", () => {
  expect(isChanged(home, { ...home, Name: " Home ", Description: "Blue door\n" })).toBe(false);
  expect(isChanged(home, { ...home, Description: "" })).toBe(true);
  expect(isChanged(home, { ...home, Name: "Cabin" })).toBe(true);
});

test("the address of a registered household cannot change", () => {
  expect(isChanged(home, { ...home, Street: "4 Woodward Ave" })).toBe(false);
});
