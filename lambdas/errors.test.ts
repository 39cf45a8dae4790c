import { expect, test } from "vitest";
import { type ErrorCode, errorSentences, errorStatuses } from "#shared/errors.ts";
import { VisibleError } from "./errors.ts";

test("an error's status is that of its code, whatever its sentence is", () => {
  for (const [code, status] of Object.entries(errorStatuses))
    expect(new VisibleError(code as ErrorCode, "A sentence").status, code).toBe(status);
});

test("a sentence is said where the code has none of its own, or another one is given", () => {
  expect(new VisibleError("NOT_FOUND").message).toBe(errorSentences.NOT_FOUND);
  expect(new VisibleError("INVALID_REQUEST", "A photo is required").message).toBe("A photo is required");
  expect(new VisibleError("SLOW_DOWN", undefined, 30)).toMatchObject({
    message: errorSentences.SLOW_DOWN,
    retryAfter: 30,
  });
  // @ts-expect-error this code has no sentence of its own
  expect(new VisibleError("OWN_ACCOUNT").message).toBe("");
  // @ts-expect-error a code that is not declared cannot be thrown
  expect(new VisibleError("NO_SUCH_CODE", "No").status).toBeUndefined();
});
