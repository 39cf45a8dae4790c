import { expect, test } from "vitest";
import { populateRequired } from "#shared/fields/household.ts";
import { blankHousehold, householdDetails, missingFields } from "./householdDetails.ts";

const filled = {
  Street: "2 Woodward Ave",
  City: "Detroit",
  State: "MI",
  Zip: "48226",
  Name: "Home",
} as const;

test("each required field that is empty or blank is asked for", () => {
  for (const name of ["Street", "City", "State", "Zip", "Name"] as const)
    expect(missingFields({ ...filled, [name]: "  " })).toBe(populateRequired);
  expect(missingFields(filled)).toBeUndefined();
});

test("an untouched form is refused field by field, the description excepted", () => {
  const { error } = householdDetails.safeParse(blankHousehold);
  expect(error?.issues.map(({ path }) => path[0])).toEqual(["Street", "City", "State", "Zip", "Name"]);
});
