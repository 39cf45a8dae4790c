import { expect, test, vi } from "vitest";
import { table } from "#lambdas/records/table/table.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { errorSentences } from "#shared/errors.ts";
import { handler } from "./checkHealth.ts";

test("the health check says whether a function reaches the table", async () => {
  const { status, body } = await invoke(handler);
  expect([status, body]).toEqual([200, { Message: "ok" }]);
});

test("without the table the answer is 503 and reveals nothing of the inside", async () => {
  vi.spyOn(table, "send").mockRejectedValueOnce(new Error("the inside") as never);
  const { status, body } = await invoke(handler);
  expect([status, body.Message]).toEqual([503, errorSentences.UNAVAILABLE]);
  expect(JSON.stringify(body)).not.toContain("the inside");
});
