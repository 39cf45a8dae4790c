import { expect, test } from "vitest";
import type { AuditRow } from "#shared/model/audit.ts";
import { daysOf, exportName, exportProgress } from "./auditDays.ts";
import { auditCsv, placeText } from "./auditRows.ts";

const row: AuditRow = {
  At: "2026-11-21T20:42:07.120Z",
  By: "account-0001",
  Name: '=cmd, "Dana" Núñez',
  Role: "MASTER MOD",
  Action: "markEntry",
  Subject: "account-0002",
  Place: "MI#ANN ARBOR",
  Count: 1,
  RequestId: "request-1",
};

test("an export has both times, every field and no formula", () => {
  const [head, line, ...rest] = auditCsv([row]).split("\r\n");
  expect(head?.codePointAt(0)).toBe(0xfeff);
  expect(line).toBe(
    `2026-11-21T20:42:07.120Z,"Nov 21 2026, 3:42:07 PM EST",account-0001,"'=cmd, ""Dana"" Núñez",MASTER MOD,Marked a jacket as transfered,account-0002,MI#ANN ARBOR,1,request-1,,,,,,,`,
  );
  expect(rest).toEqual([""]);
});

test("a row without a subject and a place leaves those fields empty", () => {
  const { Subject: _, Place: __, Count: ___, ...bare } = row;
  expect(auditCsv([bare])).toMatch(/Marked a jacket as transfered,,,,request-1,,,,,,,\r\n$/);
});

test("whom a list showed stands at the end of its line, each id apart", () => {
  const Subjects = ["account-0003/member.household/1", "account-0004"];
  expect(auditCsv([{ ...row, Subjects }])).toMatch(
    /,request-1,account-0003\/member\.household\/1 account-0004,,,,,,\r\n$/,
  );
});

test("a refusal stands with its code and the digest of its network", () => {
  expect(auditCsv([{ ...row, Code: "NOT_ALLOWED", Address: "q1w2e3" }])).toMatch(
    /,request-1,,NOT_ALLOWED,q1w2e3,,,,\r\n$/,
  );
});

test("an export stands with its format and what it was for", () => {
  const exported = { ...row, Action: "exportEntries", Format: "PDF", Purpose: "CREWS" };
  expect(auditCsv([exported])).toMatch(/,request-1,,,,PDF,CREWS,,\r\n$/);
});

test("an opened record stands with its reason and the number of the incident", () => {
  const opened = { ...row, Action: "openJacket", Reason: "INCIDENT", Incident: "26-1042" };
  expect(auditCsv([opened])).toMatch(/,Opened a record,.*,INCIDENT,26-1042\r\n$/);
});

test("an action is written as the screen shows it", () => {
  expect(auditCsv([{ ...row, Action: "listModerators" }])).toContain(",MASTER MOD,Read the moderators,");
});

test("a place is read as people write it", () => {
  expect(placeText("MI#ANN ARBOR")).toBe("ANN ARBOR, MI");
  expect(placeText("elsewhere")).toBe("elsewhere");
});

test("the default is the last 30 days, and the file's name tells the days", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(daysOf({ from: "", to: "" }, now)).toEqual({ from: "2026-10-23", to: "2026-11-21" });
  expect(daysOf({ from: "2026-11-1", to: "2026-03-30" }, now)).toEqual({
    from: "2026-03-01",
    to: "2026-03-30",
  });
  expect(exportName(daysOf({ from: "2026-11-01", to: "" }, now))).toBe("audit-2026-11-01-to-2026-11-21.csv");
});

test("progress grows from the end of the last day to the beginning of the first", () => {
  const days = { from: "2026-11-01", to: "2026-11-10" };
  expect(exportProgress(days, "2026-11-11T04:59:59Z")).toBeCloseTo(0);
  expect(exportProgress(days, "2026-11-06T05:00:00Z")).toBeCloseTo(0.5);
  expect(exportProgress(days, "2026-10-30T00:00:00Z")).toBe(1);
});
