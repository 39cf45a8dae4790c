import { expect, test } from "vitest";
import { actionBegins, nameOfAction, wordsOfAction } from "./auditActions.ts";

/** Each action that was once stored in words, with the name that is stored now. */
const stored = [
  ["list NEW entries", "listNewEntries"],
  ["list UPDATED entries", "listUpdatedEntries"],
  ["list USER accounts", "listUsers"],
  ["list MOD accounts", "listModerators"],
  ["list MASTER MOD accounts", "listMasterModerators"],
  ["list ADMIN accounts", "listAdmins"],
  ["list RESTRICTED accounts", "listDeactivated"],
  ["list DELETED accounts", "listDeleted"],
  ["list audit rows", "listAudit"],
  ["create MOD account", "createModerator"],
  ["create MASTER MOD account", "createMasterModerator"],
  ["create ADMIN account", "createAdmin"],
  ["create MASTER ADMIN account", "bootstrapAdmin"],
  ["resend invitation", "resendInvitation"],
] as const;

test.each(stored)("%s is the action %s, in rows of any age", (words, name) => {
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
