import { expect, test } from "vitest";
import { actionsInWords } from "#shared/testing/actionsInWords.ts";
import { actionBegins, nameOfAction, wordsOfAction } from "./auditActions.ts";

test.each(actionsInWords)("%s is the action %s, in rows of any age", (words, name) => {
  expect([nameOfAction(words), nameOfAction(name)]).toEqual([name, name]);
  expect([wordsOfAction(words), wordsOfAction(name)]).toEqual([words, words]);
  for (const row of [words, name]) {
    expect(actionBegins(row, words)).toBe(true);
    expect(actionBegins(row, name)).toBe(true);
  }
});

test("an action without words of its own reads as its name", () => {
  expect([nameOfAction("markEntry"), wordsOfAction("markEntry")]).toEqual(["markEntry", "markEntry"]);
});

test("an action is found by how it begins, in any letter case", () => {
  expect(actionBegins("listUsers", " LIST user ")).toBe(true);
  expect(actionBegins("markEntry", "MARK")).toBe(true);
  expect(actionBegins("markEntry", "")).toBe(true);
  expect(actionBegins("markEntry", "entry")).toBe(false);
});
