import { expect, test } from "vitest";
import { newPasswords, recovery } from "./passwordReset.ts";

test("a request for a link is refused without an address or with a wrong one, by one sentence", () => {
  const sentences = (Email: string) => recovery.safeParse({ Email }).error?.issues.map(({ message }) => message);
  expect(sentences(" ")).toEqual(["No Input Provided."]);
  expect(sentences("rosa@")).toEqual(["Invalid Email Provided."]);
  expect(sentences("Rosa@Example.org ")).toBeUndefined();
});

test("a new password is refused by one sentence", () => {
  const sentences = (Password: string) =>
    newPasswords.safeParse({ Password, Code: "", Dob: "" }).error?.issues.map(({ message }) => message);
  expect(sentences("")).toEqual(["No password to set"]);
  expect(sentences("maple")).toEqual(["Password does not meet minimum security requirements"]);
  expect(sentences("Maple2026x")).toBeUndefined();
});
