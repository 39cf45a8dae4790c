import { expect, test } from "vitest";
import type { FoundJacket } from "#shared/model/jacket/opening.ts";
import { foundAddress } from "./foundAddress.ts";

const found: FoundJacket = {
  ID: "owner.member.home",
  First: "Ada",
  Last: "Miller",
  Dob: "1950-02-03",
  Street: "500 Riverside Ave",
  City: "Detroit",
  State: "MI",
  Zip: "48226",
  Deliveries: [],
};

test("two people of one tower are told apart by the unit and the floor of their addresses", () => {
  expect(foundAddress({ ...found, Unit: "1204", Floor: "12" })).toBe(
    "500 Riverside Ave, Unit 1204, Floor 12, Detroit, MI 48226",
  );
  expect(foundAddress({ ...found, Unit: "Apt 3" })).toBe("500 Riverside Ave, Apt 3, Detroit, MI 48226");
  expect(foundAddress(found)).toBe("500 Riverside Ave, Detroit, MI 48226");
});
