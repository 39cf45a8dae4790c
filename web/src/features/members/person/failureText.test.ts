import { expect, test } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { ApiError, noAnswer } from "#web/api/ApiError.ts";
import { editFailureText, failureText } from "./failureText.ts";

const safe = "Nothing is lost.";

test("a failure is explained by the server's sentence, with its reference", () => {
  const error = new ApiError(503, "UNAVAILABLE", errorSentences.UNAVAILABLE, { requestId: "request-1" });
  expect(failureText(error, safe)).toBe(`${errorSentences.UNAVAILABLE} Nothing is lost. Reference: request-1`);
});

test("a failure without an explanation repeats nothing", () => {
  expect(failureText(new ApiError(500, "UNEXPECTED", errorSentences.UNEXPECTED), safe)).toBe(safe);
  expect(failureText(new Error("a bug"), safe)).toBe(safe);
});

test("an edit is said to be unsaved after a refusal alone: without an answer nobody can know", () => {
  const maybe = /We cannot see whether it was saved\. Please press “Update Member info” again/;
  for (const error of [noAnswer(), new ApiError(503, "UNAVAILABLE", errorSentences.UNAVAILABLE)])
    expect(editFailureText(error)).toMatch(maybe);
  const refused = new ApiError(429, "SLOW_DOWN", errorSentences.SLOW_DOWN);
  expect(editFailureText(refused)).toBe(
    `${errorSentences.SLOW_DOWN} Nothing was saved, and nothing that you typed is lost.`,
  );
});
