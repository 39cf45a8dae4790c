import { expect, test } from "vitest";
import { personKey } from "./personKey.ts";

const rosa = { First: "Rosa Marie", Last: "Núñez-O'Neil", Dob: "1950-02-03" };

test("a person has one key, however the name is typed", () => {
  expect(personKey(rosa)).toBe("1950-02-03|marie nunez oneil rosa");
  expect(personKey({ ...rosa, First: " ROSA ", Last: "Marie Nunez O’Neil" })).toBe(personKey(rosa));
});

test("another name or birth date is another person", () => {
  expect(personKey({ ...rosa, First: "Rose Marie" })).not.toBe(personKey(rosa));
  expect(personKey({ ...rosa, Dob: "1950-03-02" })).not.toBe(personKey(rosa));
});

test("names in other alphabets keep their letters", () => {
  expect(personKey({ ...rosa, First: "Анна", Last: "Иванова" })).not.toBe(
    personKey({ ...rosa, First: "Ольга", Last: "Петрова" }),
  );
});
