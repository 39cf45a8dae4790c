import { expect, test } from "vitest";
import { actionBegins, actionWords, wordsOfAction } from "./auditActions.ts";

test("an action reads in words about its person, and one without words as its name", () => {
  expect(wordsOfAction("openJacket", "Samuel")).toBe("open Samuel’s record");
  expect(wordsOfAction("openJacket")).toBe("open a record");
  expect(wordsOfAction("restoreAccount")).toBe("restore an account");
  expect(wordsOfAction("updateMember", "Samuel")).toBe("update member");
});

test("an action is found by how its name or its words begin, in any letter case", () => {
  expect(actionBegins("listUsers", " READ the us ")).toBe(true);
  expect(actionBegins("listUsers", "listUs")).toBe(true);
  expect(actionBegins("markEntry", "MARK")).toBe(true);
  expect(actionBegins("markEntry", "")).toBe(true);
  expect(actionBegins("markEntry", "entry")).toBe(false);
});

test("every choice of an action finds its rows, of one mark or of many, and fits into a request", () => {
  expect(actionWords.filter((one) => one.startsWith("mark"))).toEqual(["mark a jacket as transfered"]);
  for (const action of ["markEntry", "markEntries"])
    expect(actionBegins(action, "mark a jacket as transfered")).toBe(true);
  expect(actionWords.filter((one) => one.length > 60)).toEqual([]);
});
