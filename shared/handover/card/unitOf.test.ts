import { expect, test } from "vitest";
import { unitLine } from "./unitLine.ts";
import { unitOf } from "./unitOf.ts";

test.each([
  ["", undefined, ""],
  ["UNIT 4", undefined, "UNIT 4"],
  ["", "Lot 7", "Lot 7"],
  ["UNIT 4", "4", "UNIT 4"],
  ["UNIT 4", "apt #4", "UNIT 4"],
  ["UNIT 14", "4", "UNIT 14, 4"],
  ["BLDG 5", "4B", "BLDG 5, 4B"],
  ["UNIT 4", "Bldg B Apt 4", "Bldg B Apt 4"],
])("a street line with %j and a family that names %j: no unit is lost, none is said twice", (inStreet, own, unit) => {
  expect(unitOf(inStreet, own)).toBe(unit);
});

test.each([
  [{}, ""],
  [{ Unit: "4", Floor: "2" }, "Unit 4, Floor 2"],
  [{ Unit: "B", Floor: "2nd" }, "Unit B, Floor 2nd"],
  [{ Unit: "4B" }, "Unit 4B"],
  [{ Unit: "Apt 4", Floor: "basement" }, "Apt 4, basement"],
])("the second line of an address with %j is %j", (card, line) => {
  expect(unitLine(card)).toBe(line);
});
