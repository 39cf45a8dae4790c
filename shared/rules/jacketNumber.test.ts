import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatJacketNumber, jacketNumberOf, readJacketNumber } from "./jacketNumber.ts";

const bytes = fc.uint8Array({ minLength: 7, maxLength: 7 });
const number = jacketNumberOf(new Uint8Array([0, 1, 31, 255, 10, 20, 32]));

test("a number has eight characters, none of which is read as another", () =>
  fc.assert(
    fc.property(bytes, (random) => {
      const made = jacketNumberOf(random);
      expect(made).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(readJacketNumber(formatJacketNumber(made))).toBe(made);
    }),
  ));

test("a number is read as people write it down", () => {
  expect(formatJacketNumber(number)).toMatch(/^.{4}-.{4}$/);
  for (const typed of [number.toLowerCase(), ` ${number.slice(0, 4)} ${number.slice(4)} `, number.split("").join("-")])
    expect(readJacketNumber(typed), typed).toBe(number);
  expect(readJacketNumber(number.replaceAll("0", "O").replaceAll("1", "l"))).toBe(number);
  expect(readJacketNumber(number.replaceAll("0", "o").replaceAll("1", "I"))).toBe(number);
});

test("one wrong character is noticed, and two that are swapped", () =>
  fc.assert(
    fc.property(bytes, fc.nat(7), fc.nat(7), fc.integer({ min: 1, max: 31 }), (random, at, other, by) => {
      const right = [...jacketNumberOf(random)];
      const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
      const wrong = right.with(at, alphabet.charAt((alphabet.indexOf(right[at] ?? "") + by) % 32));
      expect(readJacketNumber(wrong.join(""))).toBeUndefined();
      const swapped = right.with(at, right[other] ?? "").with(other, right[at] ?? "");
      expect(readJacketNumber(swapped.join(""))).toBe(right[at] === right[other] ? right.join("") : undefined);
    }),
  ));

test.each(["", "Woodward!", "1234567", "123456789", "UUUUUUUU"])("%j is no number", (text) =>
  expect(readJacketNumber(text)).toBeUndefined(),
);
