import { expect, test } from "vitest";
import { isGuessable } from "./guessablePassword.ts";

const maria = {
  first: "María José",
  last: "O'Brien",
  email: "mj.santos87@example.org",
  city: "St. Clair Shores",
};

test.each([
  ["the product's name", "Beforehand1"],
  ["a season and a year", "Summer26"],
  ["a month and a year", "December2026"],
  ["a short month and digits", "Jan20261"],
  ["the first name", "Maria1987"],
  ["both first names", "1MariaJose"],
  ["the last name", "OBrien1987"],
  ["a part of the mail name", "Santos1987"],
  ["the whole mail name", "MjSantos87"],
  ["the city", "StClairShores1"],
  ["one word of the city", "Shores2026"],
  ["a name with digits inside", "Mar1ia1987"],
  ["one more letter", "Maria1987x"],
  ["a name and a season", "MariaFall26"],
])("%s is guessable: %s", (_what, password) => expect(isGuessable(password, maria)).toBe(true));

test.each(["Maple2026x", "Walnut2027y", "MariaAtHome1", "Detroit2026", "Kx7Qp2Lm9", "Z1234567"])(
  "%s is no such password",
  (password) => expect(isGuessable(password, maria)).toBe(false),
);

test("another person's words are not one's own", () => {
  expect(isGuessable("Maria1987", { first: "Rosa", city: "Detroit" })).toBe(false);
  expect(isGuessable("Detroit2026", { first: "Rosa", city: "Detroit" })).toBe(true);
});

test("of a person of whom nothing is known, the product's name and the seasons still count", () => {
  expect(isGuessable("Winter2026", {})).toBe(true);
  expect(isGuessable("Rosa1987", {})).toBe(false);
});
