import { expect, test } from "vitest";
import { nameKey } from "./nameKey.ts";

test.each([
  ["Ada Miller", ["MILLER, Ada", " miller  ADA ", "Ada. Miller"]],
  ["Rosa Marie Núñez-O'Neil", ["Nunez-ONeil, Rosa Marie", "rosa marie nunez o’neil", "Marie Rosa O Neil Núñez"]],
  ["Ana De La Cruz", ["Ana Delacruz", "de la Cruz, Ana", "ANA DELA CRUZ"]],
  ["Zoë van der Berg", ["Vanderberg Zoe", "van der Berg, Zoë"]],
  ["Łukasz Wałęsa", ["Lukasz Walesa", "WALESA, Łukasz"]],
  ["Søren Straße", ["Soren Strasse"]],
  ["Leila Al-Hassan", ["Leila Al Hassan", "Alhassan Leila"]],
  ["Анна Иванова", ["Иванова Анна"]],
])("%s has one key, however the name is typed", (name, spellings) => {
  for (const typed of spellings) expect(nameKey(typed), typed).toBe(nameKey(name));
});

test("first and last name make the key of the whole name", () => {
  expect(nameKey("Ada", "Miller")).toBe("ada miller");
  expect(nameKey("Miller", "Ada")).toBe(nameKey("Ada Miller"));
  expect(nameKey("Miller", "Al")).toBe(nameKey("Al", "Miller"));
});

test("other names are other people", () => {
  const names = ["Amy Lee", "May Lee", "Amy Lea", "Amy", "Ольга Петрова", ""];
  expect(new Set(names.map((name) => nameKey(name))).size).toBe(names.length);
});
