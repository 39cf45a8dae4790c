import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { commonPasswords, commonPasswordsFile } from "./commonPasswords.ts";

test("the refused passwords are those of the list they are made from", async () => {
  expect(await readFile(commonPasswordsFile, "utf8")).toBe(commonPasswords());
});
