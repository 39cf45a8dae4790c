import { expect, test } from "vitest";
import { ApiError } from "./ApiError.ts";
import { Unanswered } from "./unanswered.ts";

const request = { Email: "ana@example.org" };
const fails = (status: number) => () => Promise.reject(new ApiError(status, "UNEXPECTED", "no"));

test.each([
  [0, true],
  [500, true],
  [503, true],
  [400, false],
  [409, false],
])("a request that ended with %i may have been carried out: %s", async (status, may) => {
  const unanswered = new Unanswered();
  await expect(unanswered.run(request, fails(status))).rejects.toThrow("no");
  expect(unanswered.includes({ ...request })).toBe(may);
  expect(unanswered.includes({ Email: "bo@example.org" })).toBe(false);
});

test("an answer ends the doubt", async () => {
  const unanswered = new Unanswered();
  await unanswered.run(request, fails(0)).catch(() => undefined);
  await unanswered.run(request, async () => "done");
  expect(unanswered.includes(request)).toBe(false);
});
