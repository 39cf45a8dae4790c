import { expect, test } from "vitest";
import { actionBegins, wordsOfAction } from "./auditActions.ts";

test("an action reads in words, and one without words as its name", () => {
  expect([wordsOfAction("listNewEntries"), wordsOfAction("markEntry")]).toEqual(["list NEW entries", "markEntry"]);
});

test("an action is found by how its name or its words begin, in any letter case", () => {
  expect(actionBegins("listUsers", " LIST user ")).toBe(true);
  expect(actionBegins("listUsers", "listUs")).toBe(true);
  expect(actionBegins("markEntry", "MARK")).toBe(true);
  expect(actionBegins("markEntry", "")).toBe(true);
  expect(actionBegins("markEntry", "entry")).toBe(false);
});
