import { expect, test } from "vitest";
import { messages } from "#shared/fields.ts";
import { ApiError, errorOfAnswer, sentenceOf } from "./ApiError.ts";

const answer = (statusCode: number, body: unknown, headers = {}) =>
  errorOfAnswer({ statusCode, headers, body: typeof body === "string" ? body : JSON.stringify(body) });

test("the server's own sentence and reference are kept", () => {
  const error = answer(409, { Message: messages.changedElsewhere, RequestId: "abc" });
  expect(error).toMatchObject({ status: 409, message: messages.changedElsewhere, requestId: "abc" });
});

test("the gateway's refusal is said in our words", () => {
  expect(answer(401, { message: "Unauthorized" }).message).toBe(messages.signIn);
  expect(answer(503, { message: "Service Unavailable" }).message).toBe(messages.unavailable);
});

test("an answer that is no JSON, or an error without a sentence, shows nothing of the inside", () => {
  expect(answer(500, "<html>stack trace</html>").message).toBe(messages.unexpected);
  expect(answer(500, { message: "Internal Server Error" }).message).toBe(messages.unexpected);
  expect(answer(418, {}).message).toBe(messages.unexpected);
});

test("the gateway's reference and the seconds to wait come from the headers", () => {
  const error = answer(429, {}, { "retry-after": "12", "apigw-requestid": "gw-1" });
  expect(error).toMatchObject({ retryAfter: 12, requestId: "gw-1" });
});

test("who is to wait is told how long", () => {
  const said = (wait: string) => answer(429, { Message: messages.slowDown }, { "retry-after": wait }).message;
  expect(said("1")).toBe("Too many tries. Please wait 1 second and try again.");
  expect(said("60")).toBe("Too many tries. Please wait 60 seconds and try again.");
  expect(said("241")).toBe("Too many tries. Please wait 5 minutes and try again.");
  expect(said("86400")).toBe("Too many tries. Please wait 24 hours and try again.");
  expect(answer(429, { Message: messages.slowDown }).message).toBe(messages.slowDown);
});

test("anything else that was thrown reads as an unexpected error", () => {
  expect(sentenceOf(new TypeError("x is undefined"))).toBe(messages.unexpected);
  expect(sentenceOf(new ApiError(404, messages.notFound))).toBe(messages.notFound);
});
