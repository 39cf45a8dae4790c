import { expect, test } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { failureText } from "./failureText.ts";

const safe = "Nothing is lost.";

test("a failure is explained by the server's sentence, with its reference", () => {
  const error = new ApiError(503, "UNAVAILABLE", errorSentences.UNAVAILABLE, { requestId: "request-1" });
  expect(failureText(error, safe)).toBe(`${errorSentences.UNAVAILABLE} Nothing is lost. Reference: request-1`);
});

test("a failure without an explanation repeats nothing", () => {
  expect(failureText(new ApiError(500, "UNEXPECTED", errorSentences.UNEXPECTED), safe)).toBe(safe);
  expect(failureText(new Error("a bug"), safe)).toBe(safe);
});
