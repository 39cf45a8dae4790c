import { expect, test } from "vitest";
import { brokenPasswordRules, passwordRules, shownMessage } from "./password.ts";

const length = "Password Must be 8 - 14 characters long";
const shown = (password: string) => passwordRules.map((rule) => shownMessage(rule, password));

test("a password of 7 characters keeps every rule, and no sentence beside it says otherwise", () => {
  expect(brokenPasswordRules("Abcdef1")).toEqual([]);
  expect(shown("Abcdef1")).not.toContain(length);
  expect(shown("Abcdef1")).toContain("The length is right");
});

test.each(["", "Abcde1", "Abcdefg1", "Abcdefghijklmn12"])("the documented sentence stands for %j", (password) => {
  expect(shown(password)).toContain(length);
});
