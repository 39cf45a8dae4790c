import { expect, test } from "vitest";
import { ApiError } from "./ApiError.ts";
import { RetryDetector } from "./RetryDetector.ts";

const request = { Email: "ana@example.org" };
const fails = (status: number) => () => Promise.reject(new ApiError(status, "UNEXPECTED", "no"));

test.each([
  [0, true],
  [500, true],
  [503, true],
  [400, false],
  [409, false],
])("a request that ended with %i may have been carried out: %s", async (status, may) => {
  const retries = new RetryDetector();
  await expect(retries.run(request, fails(status))).rejects.toThrow("no");
  expect(retries.isRetry({ ...request })).toBe(may);
  expect(retries.isRetry({ Email: "bo@example.org" })).toBe(false);
});

test("a request that was answered is no retry", async () => {
  const retries = new RetryDetector();
  await retries.run(request, fails(0)).catch(() => undefined);
  await retries.run(request, async () => "done");
  expect(retries.isRetry(request)).toBe(false);
});
