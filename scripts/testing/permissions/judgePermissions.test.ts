import { expect, test } from "vitest";
import { denials } from "#scripts/local/iam/permissionReports.ts";
import { permissionTable } from "#scripts/operate/permissions.ts";
import { unexplained } from "./judgePermissions.ts";
import { mergeReports } from "./mergeReports.ts";

const of = (granted: string[], used: Record<string, number> = {}, denied: Record<string, number> = {}) => ({
  granted,
  used,
  denied,
  notObservable: ["kms:Decrypt"],
});

test("a grant that no test uses is named with its function, unless there is a reason for it", () => {
  const report = { login: of(["dynamodb:GetItem", "dynamodb:Query"], { "dynamodb:GetItem": 3 }) };
  expect(unexplained(report, [])).toEqual([expect.stringMatching(/^login: dynamodb:Query is granted/)]);
  const reason = { grant: "dynamodb:Query", functions: ["login"], reason: "only in a year" };
  expect(unexplained(report, [reason])).toEqual([]);
});

test("a reason for a grant that is used or gone is named as outdated", () => {
  const report = { login: of(["dynamodb:GetItem"], { "dynamodb:GetItem": 1 }) };
  const reasons = [
    { grant: "dynamodb:GetItem", functions: ["login"], reason: "once" },
    { grant: "dynamodb:Scan", functions: ["login"], reason: "once" },
  ];
  expect(unexplained(report, reasons)).toHaveLength(2);
});

test("the runs of several projects count together", () => {
  const one = { login: of(["a:A", "a:B"], { "a:A": 1 }), logout: of(["a:A"]) };
  const other = { login: of(["a:A", "a:B"], { "a:A": 2, "a:B": 1 }, { "a:C on x": 1 }) };
  const merged = mergeReports([one, other]);
  expect(merged.login?.used).toEqual({ "a:A": 3, "a:B": 1 });
  expect(denials(merged)).toEqual(["login was refused a:C on x."]);
  expect(unexplained(merged, [])).toEqual([expect.stringContaining("logout: a:A")]);
});

test("the table lists each function's grants, how often each was used, and refusals", () => {
  const text = permissionTable({ login: of(["a:A", "a:B"], { "a:A": 12 }, { "a:C on x": 1 }) });
  expect(text).toContain("login\n       12  a:A\n   unused  a:B\n   DENIED  a:C on x, 1 times");
  expect(text).toContain("1 functions: 2 granted, 1 used, 1 unused, 1 denied.");
});
