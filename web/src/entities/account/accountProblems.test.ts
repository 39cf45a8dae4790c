import { expect, test, vi } from "vitest";
import { messages } from "#shared/fields.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { refusalIn } from "./accountProblems.ts";

const refusal = (message: string) => {
  const setValue = vi.fn();
  return { problem: refusalIn({ setValue }, new ApiError(409, message)), setValue };
};

test.each([
  [messages.emailTaken, "Email", 10_000],
  [messages.emailTakenAtSignUp, "Email", 10_000],
  [messages.phoneTaken, "Cell", 10_000],
  [messages.verifyPhoneFirst, "Cell", 7_000],
])("'%s' stands at the field %s", (message, field, duration) => {
  expect(refusal(message).problem).toMatchObject({ field, message, duration });
});

test("a number that was refused can be verified again, and an e-mail takes no proof away", () => {
  expect(refusal(messages.verifyPhoneFirst).setValue).toHaveBeenCalledExactlyOnceWith("Proof", undefined);
  expect(refusal(messages.emailTaken).setValue).not.toHaveBeenCalled();
});

test("what is about no field stays as it is", () => {
  const error = new ApiError(503, messages.unavailable);
  expect(refusalIn({ setValue: () => {} }, error)).toBe(error);
});
