import { expect, test } from "vitest";
import { addressRank } from "./addressRank.ts";

test("doors sort as a walk passes them: by street, then number as a number, then unit", () => {
  const streets = ["100 Main St", "9 Main St", "12B Main St", "7 Ash Ave", "Rural Route 3"];
  const sorted = streets.sort((a, b) =>
    addressRank({ Street: a, City: "Detroit" }) < addressRank({ Street: b, City: "Detroit" }) ? -1 : 1,
  );
  expect(sorted).toEqual(["7 Ash Ave", "9 Main St", "12B Main St", "100 Main St", "Rural Route 3"]);
  const at = { Street: "9 Main St", City: "Detroit" };
  expect(addressRank({ ...at, Unit: "2" }) > addressRank({ ...at, Unit: "1" })).toBe(true);
});

test("whatever people write sorts between the bounds of a query", () => {
  for (const Street of ["~~ Straße ~", "Calle Ñ 5", "", "\u{1F3E0} 5"])
    expect(addressRank({ Street, City: "~Æ" })).toMatch(/^[ -}]*$/);
});
