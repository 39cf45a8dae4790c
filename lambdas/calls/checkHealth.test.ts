import { expect, test } from "vitest";
import { invoke } from "#lambdas/testing/call.ts";
import { messages } from "#shared/fields.ts";
import { handler } from "./checkHealth.ts";

test("the functions say whether they reach the table", async () => {
  const { status, body } = await invoke(handler);
  expect([status, body]).toEqual([200, { Message: "ok" }]);
});

test("without the table the answer is 503, and tells nothing of the inside", async () => {
  const name = process.env.TABLE_NAME;
  process.env.TABLE_NAME = "no-such-table";
  try {
    const { status, body } = await invoke(handler);
    expect([status, body.Message]).toEqual([503, messages.unavailable]);
    expect(JSON.stringify(body)).not.toContain("no-such-table");
  } finally {
    process.env.TABLE_NAME = name;
  }
});
