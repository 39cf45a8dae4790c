import { expect, test } from "vitest";
import { messages } from "#shared/fields.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { failureText } from "./failureText.ts";

const safe = "Nothing is lost.";

test("a failure is explained by the server's sentence, with its reference", () => {
  const error = new ApiError(503, messages.unavailable, "request-1");
  expect(failureText(error, safe)).toBe(`${messages.unavailable} Nothing is lost. Reference: request-1`);
});

test("a failure without an explanation repeats nothing", () => {
  expect(failureText(new ApiError(500, messages.unexpected), safe)).toBe(safe);
  expect(failureText(new Error("a bug"), safe)).toBe(safe);
});
