import { expect, test } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { ApiError, errorOfAnswer, sentenceOf } from "./ApiError.ts";

const answer = (statusCode: number, body: unknown, headers = {}) =>
  errorOfAnswer({ statusCode, headers, body: typeof body === "string" ? body : JSON.stringify(body) });

test("the server's own sentence and reference are kept", () => {
  const error = answer(409, { Message: errorSentences.CHANGED_ELSEWHERE, RequestId: "abc" });
  expect(error).toMatchObject({ status: 409, message: errorSentences.CHANGED_ELSEWHERE, requestId: "abc" });
});

test("the gateway's refusal is said in our words", () => {
  expect(answer(401, { message: "Unauthorized" }).message).toBe(errorSentences.SIGN_IN);
  expect(answer(503, { message: "Service Unavailable" }).message).toBe(errorSentences.UNAVAILABLE);
});

test("an answer that is no JSON, or an error without a sentence, shows nothing of the inside", () => {
  expect(answer(500, "<html>stack trace</html>").message).toBe(errorSentences.UNEXPECTED);
  expect(answer(500, { message: "Internal Server Error" }).message).toBe(errorSentences.UNEXPECTED);
  expect(answer(418, {}).message).toBe(errorSentences.UNEXPECTED);
});

test("the gateway's reference and the seconds to wait come from the headers", () => {
  const error = answer(429, {}, { "retry-after": "12", "apigw-requestid": "gw-1" });
  expect(error).toMatchObject({ retryAfter: 12, requestId: "gw-1" });
});

test("who is to wait is told how long", () => {
  const said = (wait: string) =>
    answer(429, { Message: errorSentences.SLOW_DOWN }, { "retry-after": wait }).message;
  expect(said("1")).toBe("Too many tries. Please wait 1 second and try again.");
  expect(said("60")).toBe("Too many tries. Please wait 60 seconds and try again.");
  expect(said("241")).toBe("Too many tries. Please wait 5 minutes and try again.");
  expect(said("86400")).toBe("Too many tries. Please wait 24 hours and try again.");
  expect(answer(429, { Message: errorSentences.SLOW_DOWN }).message).toBe(errorSentences.SLOW_DOWN);
});

test("anything else that was thrown reads as an unexpected error", () => {
  expect(sentenceOf(new TypeError("x is undefined"))).toBe(errorSentences.UNEXPECTED);
  expect(sentenceOf(new ApiError(404, "NOT_FOUND", errorSentences.NOT_FOUND))).toBe(errorSentences.NOT_FOUND);
});
