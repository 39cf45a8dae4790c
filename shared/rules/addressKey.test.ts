import { expect, test } from "vitest";
import { addressKey } from "./addressKey.ts";

const keyOf = (Street: string, Zip = "48226") => addressKey({ Street, Zip });

test("an address has one key, however it is typed", () => {
  const key = keyOf("2 North Woodward Avenue, Apt. #4");
  expect(key).toBe("48226|2 N WOODWARD AVE UNIT 4");
  for (const street of ["2 n. woodward ave unit 4", " 2 N Woodward Av  #4", "2 N Woodward Ave, Apartment 4"])
    expect(keyOf(street, "48226-1234")).toBe(key);
  expect(keyOf("12 Saint Clair Street")).toBe(keyOf("12 St. Clair St"));
});

test("another number, unit, street or zip is another address", () => {
  const key = keyOf("12 Main St Apt 4");
  for (const street of [
    "121 Main St Apt 4",
    "12 Main St Apt 5",
    "12 Main St",
    "12 Main Rd Apt 4",
    "1 2 Main St Apt 4",
  ])
    expect(keyOf(street)).not.toBe(key);
  expect(keyOf("12 Main St Apt 4", "48227")).not.toBe(key);
});
