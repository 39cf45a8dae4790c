import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { commonPasswords, commonPasswordsFile, commonWords, commonWordsFile } from "./commonPasswords.ts";

test("the 3,000 commonest passwords that fit the rule are refused, as the list has them", async () => {
  const refused = await readFile(commonPasswordsFile, "utf8");
  expect(refused).toBe(commonPasswords());
  expect(new Set(JSON.parse(refused))).toHaveProperty("size", 3_000);
});

test("the words that a digit makes a password are those of the list", async () => {
  const words = await readFile(commonWordsFile, "utf8");
  expect(words).toBe(commonWords());
  expect(JSON.parse(words)).toEqual(expect.arrayContaining(["michigan", "changeme", "password"]));
});
