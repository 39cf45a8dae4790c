import { expect, test } from "vitest";
import { errorSentences, errorStatuses } from "./errors.ts";

test("every code is a stable word and has a status that a client can decide by", () => {
  for (const [code, status] of Object.entries(errorStatuses)) {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect([400, 401, 403, 404, 409, 413, 415, 429, 500, 503], code).toContain(status);
  }
});

test("every sentence belongs to one code alone, but for wrong JSON, and coverage without a household or a department", () => {
  const codes = Map.groupBy(Object.entries(errorSentences), ([, sentence]) => sentence);
  const shared = [...codes.values()].filter(({ length }) => length > 1);
  expect(shared.map((those) => those.map(([code]) => code))).toEqual([
    ["NOT_JSON", "UNSUPPORTED_MEDIA_TYPE"],
    ["HOUSEHOLD_REQUIRED", "NOT_COVERED"],
  ]);
  for (const code of Object.keys(errorSentences)) expect(errorStatuses).toHaveProperty(code);
});
