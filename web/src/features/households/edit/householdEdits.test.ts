import { expect, test } from "vitest";
import { householdFactNames } from "#shared/model/householdShapes.ts";
import { blankHousehold } from "../form/householdDetails.ts";
import { householdAspects, isChanged } from "./householdEdits.ts";

const home = { ...blankHousehold, Name: "Home", Description: "Blue door" };

test("spaces around a text are no change, an emptied one is", () => {
  expect(isChanged(home, { ...home, Name: " Home ", Description: "Blue door\n" })).toBe(false);
  expect(isChanged(home, { ...home, Description: "" })).toBe(true);
  expect(isChanged(home, { ...home, Name: "Cabin" })).toBe(true);
});

test("every fact of a household is a change of its own, by the label of its field", () => {
  for (const name of householdFactNames) expect(isChanged(home, { ...home, [name]: "Another" }), name).toBe(true);
  const labels = "House name,Unit,Floor,Additional information,Pets,Shut-offs,Door and gate";
  expect(householdAspects.map(({ label }) => label).join()).toBe(labels);
});

test("the address of a registered household cannot change", () => {
  expect(isChanged(home, { ...home, Street: "4 Woodward Ave" })).toBe(false);
});
