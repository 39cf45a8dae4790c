import { expect, test, vi } from "vitest";
import { type ErrorCode, errorSentences, errorStatuses } from "#shared/errors.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { refusalIn } from "./accountProblems.ts";

// Not our words: the code alone decides.
const refusal = (code: ErrorCode) => {
  const setValue = vi.fn();
  const error = new ApiError(errorStatuses[code], code, "The same in another language");
  return { problem: refusalIn({ setValue }, error), setValue };
};

test.each([
  ["EMAIL_TAKEN", "Email", 10_000],
  ["EMAIL_TAKEN_AT_SIGN_UP", "Email", 10_000],
  ["PHONE_TAKEN", "Cell", 10_000],
  ["VERIFY_PHONE_FIRST", "Cell", 7_000],
] as const)("%s stands at the field %s", (code, field, duration) => {
  expect(refusal(code).problem).toMatchObject({ field, message: errorSentences[code], duration });
});

test("a number that was refused can be verified again, and an e-mail takes no proof away", () => {
  expect(refusal("VERIFY_PHONE_FIRST").setValue).toHaveBeenCalledExactlyOnceWith("Proof", undefined);
  expect(refusal("EMAIL_TAKEN").setValue).not.toHaveBeenCalled();
});

test("what is about no field stays as it is", () => {
  const error = new ApiError(503, "UNAVAILABLE", errorSentences.UNAVAILABLE);
  expect(refusalIn({ setValue: () => {} }, error)).toBe(error);
});
