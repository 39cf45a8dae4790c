import { expect, test } from "vitest";
import type { AuditRow } from "#shared/model/audit.ts";
import { actionWords } from "#shared/rules/audit/auditActions.ts";
import { actionDone, auditSentence } from "./auditSentence.ts";

const row: AuditRow = {
  At: "2026-11-21T20:42:07.120Z",
  By: "account-0001",
  Name: "Dana Reyes",
  Role: "MOD",
  Action: "openJacket",
  Subject: "account-0002/member-1.household-1/1",
  About: "Samuel Okafor",
  Reason: "INCIDENT",
  Incident: "4711",
  RequestId: "request-1",
};

test("a row reads as a sentence: what was done, with whose record, and why", () => {
  expect(auditSentence(row)).toBe("Opened Samuel Okafor’s record: incident 4711");
  const { About: _, Incident: __, ...unnamed } = row;
  expect(auditSentence({ ...unnamed, Reason: "WELFARE" })).toBe("Opened a record: welfare check");
});

test("a list reads with its number, an export with its format and what it was for", () => {
  const { Subject: _, About: __, Reason: ___, Incident: ____, ...list } = row;
  expect(auditSentence({ ...list, Action: "listNewEntries", Count: 12 })).toBe("Read the new jackets: 12");
  expect(auditSentence({ ...list, Action: "exportEntries", Count: 3, Format: "PDF", Purpose: "CREWS" })).toBe(
    "Exported jackets: 3, PDF, for crews to carry",
  );
});

test("a refusal does not read as if it was done", () => {
  expect(actionDone({ Action: "login", Code: "WRONG_CREDENTIALS" })).toBe("Tried to sign in and was refused");
  expect(actionDone({ Action: "login" })).toBe("Signed in");
});

test("every action reads in the past", () => {
  const done = actionWords.map((words) => actionDone({ Action: words }).split(" ")[0]);
  const right = [
    ...["Changed", "Compared", "Confirmed", "Created", "Deleted", "Ended", "Exported", "Handled", "Judged", "Looked"],
    ...["Made", "Marked", "Opened", "Paused", "Printed", "Read", "Removed", "Renewed", "Reported", "Restored"],
    ...["Restricted", "Retired", "Saved", "Showed", "Signed", "Took"],
  ];
  expect([...new Set(done)].sort()).toEqual(right);
});
