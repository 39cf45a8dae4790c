import { expect, test, vi } from "vitest";
import { errorSentences } from "#shared/errors.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { refusalIn } from "./accountProblems.ts";

const refusal = (message: string) => {
  const setValue = vi.fn();
  return { problem: refusalIn({ setValue }, new ApiError(409, message)), setValue };
};

test.each([
  [errorSentences.EMAIL_TAKEN, "Email", 10_000],
  [errorSentences.EMAIL_TAKEN_AT_SIGN_UP, "Email", 10_000],
  [errorSentences.PHONE_TAKEN, "Cell", 10_000],
  [errorSentences.VERIFY_PHONE_FIRST, "Cell", 7_000],
])("'%s' stands at the field %s", (message, field, duration) => {
  expect(refusal(message).problem).toMatchObject({ field, message, duration });
});

test("a number that was refused can be verified again, and an e-mail takes no proof away", () => {
  expect(refusal(errorSentences.VERIFY_PHONE_FIRST).setValue).toHaveBeenCalledExactlyOnceWith(
    "Proof",
    undefined,
  );
  expect(refusal(errorSentences.EMAIL_TAKEN).setValue).not.toHaveBeenCalled();
});

test("what is about no field stays as it is", () => {
  const error = new ApiError(503, errorSentences.UNAVAILABLE);
  expect(refusalIn({ setValue: () => {} }, error)).toBe(error);
});
