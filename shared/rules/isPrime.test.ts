import { expect, test } from "vitest";
import { isPrime } from "./isPrime.ts";

const home = { Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226" } as const;

test("a household at the account's own address is the primary one, however it is typed", () => {
  expect(isPrime({ ...home, Street: "2 woodward ave.", City: "DETROIT", Zip: "48226-1234" }, home)).toBe(true);
});

test("another street, city or zip is another place", () => {
  expect(isPrime({ ...home, Street: "3 Woodward Ave" }, home)).toBe(false);
  expect(isPrime({ ...home, City: "Dearborn" }, home)).toBe(false);
  expect(isPrime({ ...home, Zip: "48227" }, home)).toBe(false);
});
