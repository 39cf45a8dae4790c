import { ApiError } from "#web/api/ApiError.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";

const fields: Readonly<Record<string, "Password" | "NewPassword">> = {
  WRONG_PASSWORD: "Password",
  COMMON_PASSWORD: "NewPassword",
  GUESSABLE_PASSWORD: "NewPassword",
};

export function passwordProblem(error: unknown): unknown {
  const field = error instanceof ApiError ? fields[error.code] : undefined;
  return field ? new FieldProblem(field, sentenceOf(error)) : error;
}
