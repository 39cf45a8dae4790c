import { expect, test } from "vitest";
import {
  brandOf,
  cvcLength,
  formatExpiry,
  groupNumber,
  isWholeNumber,
  lastFour,
  maskAll,
  maskNumber,
} from "./cardNumber.ts";

test.each([
  ["4242424242424242", "Visa", "4242 4242 4242 4242", 3],
  ["5555555555554444", "Mastercard", "5555 5555 5555 4444", 3],
  ["2720990000000000", "Mastercard", "2720 9900 0000 0000", 3],
  ["378282246310005", "American Express", "3782 822463 10005", 4],
  ["30569309025904", "Diners Club", "3056 930902 5904", 3],
  ["36227206271667", "Diners Club", "3622 720627 1667", 3],
  ["6011111111111117", "Discover", "6011 1111 1111 1117", 3],
  ["3566002020360505", "JCB", "3566 0020 2036 0505", 3],
  ["6200000000000005", "UnionPay", "6200 0000 0000 0005", 3],
  ["6759649826438453", "Maestro", "6759 6498 2643 8453", 3],
])("%s is of %s and is written %s", (digits, name, grouped, cvc) => {
  expect(brandOf(digits)?.name).toBe(name);
  expect(groupNumber(digits)).toBe(grouped);
  expect(cvcLength(digits)).toBe(cvc);
  expect(isWholeNumber(digits)).toBe(true);
  expect(isWholeNumber(digits.slice(0, 12))).toBe(false);
});

test("the brand is recognised as early as possible, and never guessed", () => {
  expect(brandOf("4")?.name).toBe("Visa");
  expect(brandOf("37")?.name).toBe("American Express");
  expect([brandOf(""), brandOf("3"), brandOf("2721"), brandOf("1234")]).toEqual(Array(4).fill(undefined));
});

test("the last group takes up to 7 digits; surplus digits and other characters are left out", () => {
  expect(groupNumber("4000000000000000123")).toBe("4000 0000 0000 0000123");
  expect(groupNumber("40000000000000001234567")).toBe("4000 0000 0000 0000123");
  expect(groupNumber("3782822463100059999")).toBe("3782 822463 10005");
  expect(groupNumber(" 4242-4242 x")).toBe("4242 4242");
  expect(groupNumber("4242 ")).toBe("4242");
  expect(groupNumber("")).toBe("");
});

test.each([
  ["1", "1"],
  ["12", "12"],
  ["123", "12/3"],
  ["12/", "12/"],
  ["12/30", "12/30"],
  ["1/30", "01/30"],
  ["1230", "12/30"],
  ["12/2030", "12/30"],
  ["12 / 2030", "12/30"],
  ["12/301", "12/30"],
  ["ab", ""],
])("the expiry %s becomes %s", (typed, expiry) => {
  expect(formatExpiry(typed)).toBe(expiry);
});

test("the last four digits are found in a shorter last group, too", () => {
  expect(lastFour("4222 2222 2222 2")).toBe("2222");
  expect(lastFour("3782 822463 10005")).toBe("0005");
});

test("a masked number shows its last four digits, a masked CVC none", () => {
  expect(maskNumber("4242424242424242")).toBe("•••• •••• •••• 4242");
  expect(maskNumber("378282246310005")).toBe("•••• •••••• •0005");
  expect(maskNumber("4000000000000000123")).toBe("•••• •••• •••• •••0123");
  expect([maskAll("1234"), maskAll("12/30")]).toEqual(["••••", "••/••"]);
});
