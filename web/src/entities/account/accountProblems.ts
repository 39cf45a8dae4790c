import { type ErrorCode, errorSentences } from "#shared/errors.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { longToastTime, toastTime } from "#web/ui/toasts/toast.ts";

/** At a field, while typing. */
export const emailTied = "Email is already tied to an existing account";
export const phoneTied = "Phone number is already tied to an existing account";
export const invalidMobile = "Invalid Mobile phone number";

type Refusal = Extract<ErrorCode, "EMAIL_TAKEN" | "EMAIL_TAKEN_AT_SIGN_UP" | "PHONE_TAKEN" | "VERIFY_PHONE_FIRST">;

const fields: Readonly<Record<Refusal, readonly [field: "Email" | "Cell", toastTime: number]>> = {
  EMAIL_TAKEN: ["Email", longToastTime],
  EMAIL_TAKEN_AT_SIGN_UP: ["Email", longToastTime],
  PHONE_TAKEN: ["Cell", longToastTime],
  VERIFY_PHONE_FIRST: ["Cell", toastTime],
};

/** As the server would refuse it. */
export function accountProblem(code: Refusal): FieldProblem {
  const [field, time] = fields[code];
  return new FieldProblem(field, errorSentences[code], time);
}

const isRefusal = (code: string): code is Refusal => Object.hasOwn(fields, code);

/** Other errors unchanged. */
export function atField(error: unknown): unknown {
  return error instanceof ApiError && isRefusal(error.code) ? accountProblem(error.code) : error;
}

/** A phone number whose proof has run out can be verified again. */
export function refusalIn(form: { setValue(name: "Proof", value: undefined): void }, error: unknown): unknown {
  const refusal = atField(error);
  if (refusal instanceof FieldProblem && refusal.field === "Cell") form.setValue("Proof", undefined);
  return refusal;
}
