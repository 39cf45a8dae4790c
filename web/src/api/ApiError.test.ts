import { expect, test } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { ApiError, errorOfAnswer, hasCode } from "./ApiError.ts";

const answer = (statusCode: number, body: unknown, headers = {}) =>
  errorOfAnswer({ statusCode, headers, body: typeof body === "string" ? body : JSON.stringify(body) });

test("the server's own sentence and code are kept", () => {
  const body = { Message: errorSentences.CHANGED_ELSEWHERE, Code: "CHANGED_ELSEWHERE", RequestId: "abc" };
  expect(answer(409, body)).toMatchObject({
    status: 409,
    code: "CHANGED_ELSEWHERE",
    message: errorSentences.CHANGED_ELSEWHERE,
  });
});

test.each([
  [500, "UNEXPECTED", "abc"],
  [503, "UNAVAILABLE", "abc"],
  [409, "CHANGED_ELSEWHERE", undefined],
  [429, "SLOW_DOWN", undefined],
  [400, "INVALID_REQUEST", undefined],
])("an answer of %i (%s) is shown with the reference %s: a refusal explains itself", (status, Code, shown) => {
  expect(answer(status, { Message: "No", Code, RequestId: "abc" }).requestId).toBe(shown);
});

test("the gateway's refusal is said in our words", () => {
  expect(answer(401, { message: "Unauthorized" }).message).toBe(errorSentences.SIGN_IN);
  expect(answer(503, { message: "Service Unavailable" }).message).toBe(errorSentences.UNAVAILABLE);
});

test.each([
  [401, { message: "Unauthorized" }, "SIGN_IN"],
  [403, { message: "Forbidden" }, "NOT_ALLOWED"],
  [403, "<html>Request blocked</html>", "NOT_ALLOWED"],
  [404, { message: "Not Found" }, "NOT_FOUND"],
  [413, { message: "Request Too Long" }, "TOO_LARGE"],
  [429, { message: "Too Many Requests" }, "SLOW_DOWN"],
  [503, { message: "Service Unavailable" }, "UNAVAILABLE"],
  [400, { message: "Bad Request" }, "INVALID_REQUEST"],
  [400, {}, "UNEXPECTED"],
  [500, { message: "Internal Server Error" }, "UNEXPECTED"],
  [504, { message: "Endpoint request timed out" }, "UNEXPECTED"],
])("an answer of %i without a code (%j) has the code %s", (status, body, code) => {
  expect(answer(status, body).code).toBe(code);
});

test("the code decides and never the sentence", () => {
  const translated = answer(403, { Message: "Esta cuenta está restringida.", Code: "ACCOUNT_RESTRICTED" });
  expect(hasCode(translated, "ACCOUNT_RESTRICTED")).toBe(true);
  const alike = answer(403, { Message: errorSentences.ACCOUNT_RESTRICTED, Code: "NOT_ALLOWED" });
  expect(hasCode(alike, "ACCOUNT_RESTRICTED")).toBe(false);
});

test("a failure in other words stays the same failure", () => {
  const error = answer(429, { Code: "SLOW_DOWN", RequestId: "abc" }, { "retry-after": "12" });
  const { status, code, requestId, retryAfter } = error;
  expect(error.reworded("ERROR: wait")).toMatchObject({
    status,
    code,
    requestId,
    retryAfter,
    message: "ERROR: wait",
  });
});

test("an answer that is no JSON, or an error without a sentence, shows nothing of the inside", () => {
  expect(answer(500, "<html>stack trace</html>").message).toBe(errorSentences.UNEXPECTED);
  expect(answer(500, { message: "Internal Server Error" }).message).toBe(errorSentences.UNEXPECTED);
  expect(answer(418, {}).message).toBe(errorSentences.UNEXPECTED);
});

test("the gateway's reference and the seconds to wait come from the headers", () => {
  expect(answer(503, {}, { "apigw-requestid": "gw-1" }).requestId).toBe("gw-1");
  expect(answer(429, {}, { "retry-after": "12" }).retryAfter).toBe(12);
});

test("who is to wait is told how long", () => {
  const said = (wait: string) => answer(429, { Message: errorSentences.SLOW_DOWN }, { "retry-after": wait }).message;
  expect(said("1")).toBe("Too many tries. Please wait 1 second and try again.");
  expect(said("60")).toBe("Too many tries. Please wait 60 seconds and try again.");
  expect(said("241")).toBe("Too many tries. Please wait 5 minutes and try again.");
  expect(said("86400")).toBe("Too many tries. Please wait 24 hours and try again.");
  expect(answer(429, { Message: errorSentences.SLOW_DOWN }).message).toBe(errorSentences.SLOW_DOWN);
});

test("who has to wait for a text is told how long, in the sentence of its own code", () => {
  const wait = { "retry-after": "7200" };
  const used = { Code: "TEXTS_USED_UP", Message: errorSentences.TEXTS_USED_UP };
  expect(answer(429, used, wait).message).toBe(
    "So many codes were asked for that we cannot text another one yet. Please wait 2 hours and try again.",
  );
  expect(answer(429, { Message: "Too Many Requests" }, wait).message).toBe(
    "Too many tries. Please wait 2 hours and try again.",
  );
});

test("anything else that was thrown reads as an unexpected error", () => {
  expect(sentenceOf(new TypeError("x is undefined"))).toBe(errorSentences.UNEXPECTED);
  expect(sentenceOf(new ApiError(404, "NOT_FOUND", errorSentences.NOT_FOUND))).toBe(errorSentences.NOT_FOUND);
});
