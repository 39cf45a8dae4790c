import { expect, test } from "vitest";
import { builtCalls, contract, events } from "#shared/contract/index.ts";
import { errorStatuses } from "#shared/errors.ts";
import { apiPage } from "./apiPage.ts";
import { openApiDocument } from "./openApiDocument.ts";
import { callersInWords, limitInWords } from "./words.ts";

const document = openApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test("every call and every event of the contract is in it, once, and nothing else", () => {
  const declared = [...builtCalls, ...Object.entries(events)].map(([name, { method, path }]) =>
    [name, method.toLowerCase(), path].join(" "),
  );
  const described = operations.map(({ path, method, operation }) => [operation.operationId, method, path].join(" "));
  expect(described.sort()).toEqual(declared.sort());
});

test("each call says who may call, and asks for a session exactly where one is needed", () => {
  for (const [name, call] of builtCalls) {
    const { operation } = operations.find((one) => one.operation.operationId === name) ?? {};
    expect(operation?.description, name).toContain(callersInWords(call));
    const session = JSON.stringify(operation?.security) === '[{"session":[]}]';
    expect(session, name).toBe(call.callers !== "anyone");
  }
});

test("each limit and each Idempotency-Key is said", () => {
  const texts = new Map(operations.map(({ operation }) => [operation.operationId, operation]));
  for (const [name, { limits = [], creates }] of builtCalls) {
    for (const limit of limits) expect(texts.get(name)?.description).toContain(limitInWords(limit));
    expect(JSON.stringify(texts.get(name)?.parameters ?? "").includes("Idempotency-Key"), name).toBe(creates === true);
  }
  expect(limitInWords({ by: [], times: 5, seconds: 86_400 })).toBe("5 in 1 day of everybody together");
});

test("a request is described as it is checked: fields, what is required, and that nothing else is taken", () => {
  const { operation } = operations.find((one) => one.operation.operationId === "createModerator") ?? {};
  const { requestBody } = operation as { requestBody?: { content: Record<string, { schema: unknown }> } };
  expect(requestBody?.content["application/json"]?.schema).toMatchObject({
    required: ["FirstName", "LastName", "Email", "Cell", "Location"],
    additionalProperties: false,
    properties: { Location: { required: ["City", "State", "Zip"] } },
  });
});

test("every answer that is no success is one shape, and every reference leads somewhere", () => {
  const text = JSON.stringify(document);
  for (const [, kind = "", name = ""] of text.matchAll(/#\/components\/(\w+)\/(\w+)/g))
    expect((document.components as Record<string, Record<string, unknown>>)[kind]?.[name], name).toBeDefined();
  for (const { operation } of operations) {
    const { 200: success, ...others } = operation.responses as Record<string, object>;
    expect(success).toBeDefined();
    for (const other of Object.values(others)) expect(Object.keys(other)).toEqual(["$ref"]);
  }
  expect(text).not.toContain("$defs");
});

test("a refusal is a sentence, a code and a reference, and every code is named at its status", () => {
  const { schemas, responses } = document.components as {
    schemas: { Refusal: { required: string[]; properties: { Code: { enum: string[] } } } };
    responses: Record<string, { description: string }>;
  };
  const { required, properties } = schemas.Refusal;
  expect(required).toEqual(["Message", "Code", "RequestId"]);
  expect(Object.keys(properties)).toEqual(required);
  expect(properties.Code.enum).toEqual(Object.keys(errorStatuses));
  const named = Object.values(responses).flatMap(({ description }) =>
    (/Code: (.*)\.$/.exec(description)?.[1] ?? "").split(", "),
  );
  expect(named.sort()).toEqual(Object.keys(errorStatuses).sort());
  expect(responses.SlowDown?.description).toMatch(/Code: SLOW_DOWN, TEXTS_USED_UP\.$/);
});

test("the page shows every call and loads nothing", () => {
  const page = apiPage(document);
  for (const name of Object.keys(contract)) expect(page).toContain(`<tr id="${name}">`);
  expect(page).not.toMatch(/<script|src=|@import|url\(/);
  // The contract's patterns are text, not tags.
  expect(page.replace(/<\/?[a-z0-9]+(?: [^<>]*)?>|<!doctype html>/g, "")).not.toContain("<");
});
