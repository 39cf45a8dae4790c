import { expect, test } from "vitest";
import { StartError } from "#scripts/local/common/StartError.ts";
import { createRole, decide, type FunctionRole } from "./role.ts";
import { grantsOf, type Statement } from "./statement.ts";

const table = "arn:aws:dynamodb:us-east-1:000000000000:table/records";

const role = (...statements: Statement[]): FunctionRole =>
  createRole({ name: "call", arn: "arn:role/call", statements, notObservable: [] });

const request = (action: string, resource: string, ...keys: string[]) => ({
  action,
  resource,
  context: { "dynamodb:LeadingKeys": keys },
});

const may = (of: FunctionRole, ...what: Parameters<typeof request>) => decide(of, request(...what)).allowed;

const allow = (Action: string | string[], Resource: string | string[] = table): Statement => ({
  Effect: "Allow",
  Action,
  Resource,
});

const rows = (Effect: Statement["Effect"], operator: string, ...patterns: string[]): Statement => ({
  Effect,
  Action: ["dynamodb:PutItem", "dynamodb:DeleteItem"],
  Resource: table,
  Condition: { [operator]: { "dynamodb:LeadingKeys": patterns } },
});

test("nothing is allowed unless a statement says so, on that resource", () => {
  const reader = role(allow("dynamodb:GetItem"));
  expect(may(reader, "dynamodb:GetItem", table)).toBe(true);
  expect(may(reader, "dynamodb:PutItem", table)).toBe(false);
  expect(may(reader, "dynamodb:GetItem", `${table}2`)).toBe(false);
  expect(may(reader, "dynamodb:GetItem", `${table}/index/byPlace`)).toBe(false);
});

test("a refusal names the caller, the action, the resource and the reason", () => {
  expect(decide(role(), request("dynamodb:DeleteItem", table))).toEqual({
    allowed: false,
    message: `User: arn:role/call is not authorized to perform: dynamodb:DeleteItem on resource: ${table} because no identity-based policy allows the dynamodb:DeleteItem action`,
  });
  const denied = decide(
    role(allow("dynamodb:*"), rows("Deny", "ForAnyValue:StringLike", "AUDIT#*")),
    request("dynamodb:DeleteItem", table, "AUDIT#2026"),
  );
  expect(denied).toMatchObject({ message: expect.stringContaining("explicit deny") });
});

test("a deny wins over every allow, for the rows that it names", () => {
  const writer = role(allow("dynamodb:*"), rows("Deny", "ForAnyValue:StringLike", "AUDIT#*"));
  expect(may(writer, "dynamodb:DeleteItem", table, "U#1")).toBe(true);
  expect(may(writer, "dynamodb:DeleteItem", table, "U#1", "AUDIT#1")).toBe(false);
});

test("a right to some rows is none to others, and all rows of a request must be among them", () => {
  const counter = role(rows("Allow", "ForAllValues:StringLike", "LIMIT#*"));
  expect(may(counter, "dynamodb:PutItem", table, "LIMIT#1", "LIMIT#2")).toBe(true);
  expect(may(counter, "dynamodb:PutItem", table, "LIMIT#1", "U#2")).toBe(false);
  const one = role(rows("Allow", "StringEquals", "HEALTH"));
  expect(may(one, "dynamodb:PutItem", table, "HEALTH")).toBe(true);
  expect(may(one, "dynamodb:PutItem", table, "HEALTH#")).toBe(false);
  expect(may(one, "dynamodb:PutItem", table)).toBe(false);
});

test("wildcards match across separators, actions in any case", () => {
  const reader = role(allow("S3:get*", "arn:aws:s3:::photos/photos/*"));
  expect(may(reader, "s3:GetObject", "arn:aws:s3:::photos/photos/a/b")).toBe(true);
  expect(may(reader, "s3:GetObject", "arn:aws:s3:::photos/other/a")).toBe(false);
  const one = role(allow("s3:GetObject", "arn:aws:s3:::photo?/a.b"));
  expect(may(one, "s3:GetObject", "arn:aws:s3:::photos/a.b")).toBe(true);
  expect(may(one, "s3:GetObject", "arn:aws:s3:::photos/a-b")).toBe(false);
});

test("a right to everything but some resources reaches a phone number and no topic", () => {
  const texts = role({ Effect: "Allow", Action: "sns:Publish", NotResource: ["arn:*:sns:*:*:*"] });
  expect(may(texts, "sns:Publish", "+13135550100")).toBe(true);
  expect(may(texts, "sns:Publish", "arn:aws:sns:us-east-1:000000000000:alarms")).toBe(false);
});

test("a right to several kinds of rows is named for each kind, and counts the kinds of a request", () => {
  const writer = role(rows("Allow", "ForAllValues:StringLike", "EMAIL#*", "U#*"));
  expect(writer.allowed.flatMap(({ labels }) => labels)).toContain("dynamodb:PutItem (EMAIL#*)");
  const by = (...keys: string[]) => decide(writer, request("dynamodb:PutItem", table, ...keys));
  expect(by("U#1")).toEqual({ allowed: true, by: ["dynamodb:PutItem (U#*)"] });
  expect(by("U#1", "EMAIL#a")).toMatchObject({
    by: ["dynamodb:PutItem (EMAIL#*)", "dynamodb:PutItem (U#*)"],
  });
  expect(by("U#1", "AUDIT#1")).toMatchObject({ allowed: false });
});

test("the narrowest grant that allows a request is the one that was needed", () => {
  const both = role(allow("dynamodb:PutItem"), rows("Allow", "ForAllValues:StringLike", "AUDIT#*"));
  const by = (key: string) => decide(both, request("dynamodb:PutItem", table, key));
  expect(by("AUDIT#1")).toEqual({ allowed: true, by: ["dynamodb:PutItem (AUDIT#*)"] });
  expect(by("U#1")).toEqual({ allowed: true, by: ["dynamodb:PutItem"] });
});

test.each<[string, Partial<Statement>]>([
  ["an operator", { Condition: { ArnLike: { "dynamodb:LeadingKeys": "x" } } }],
  ["a key", { Condition: { StringEquals: { "aws:SourceVpc": "x" } } }],
  ["a policy variable", { Resource: `${table}/$\{aws:username}` }],
])("%s that cannot be judged here stops the start", (_, part) => {
  expect(() => grantsOf({ ...allow("dynamodb:GetItem"), ...part })).toThrow(StartError);
});
