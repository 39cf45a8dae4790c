import * as z from "zod/mini";
import { requestPasswordReset, resetPassword } from "#shared/contract/passwords.ts";
import { errorSentences } from "#shared/errors.ts";
import { blankOr, requiredField } from "#shared/fields/text.ts";
import { brokenPasswordRules, weakPassword } from "#shared/rules/account/password.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { notBlank } from "#web/entities/account/notBlank.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";

const noInput = "No Input Provided.";
const noPassword = "No password to set";
/** For a link without a token. */
export const noAccountToReset = "Issue grabbing Account Email";
const { Email } = requestPasswordReset.request.shape;
export const recovery = z.object({ Email: z.pipe(notBlank(noInput), Email) });

export function recoveryProblem(values: z.input<typeof recovery>): string | undefined {
  if (!values.Email.trim()) return noInput;
  return Email.safeParse(values.Email).success ? undefined : "Invalid Email Provided.";
}

/** Asked while the account's mailbox is not proven. */
export type ResetQuestion = "code" | "birthDate";

export function questionIn(error: unknown): ResetQuestion | undefined {
  if (hasCode(error, "RESET_CODE_REQUIRED")) return "code";
  return hasCode(error, "RESET_BIRTH_DATE_REQUIRED") ? "birthDate" : undefined;
}

const { Code, Dob } = resetPassword.request.shape;

export const newPasswords = z.object({
  Password: z.pipe(notBlank(noPassword), resetPassword.request.shape.Password),
  Code: blankOr(Code, errorSentences.CODES_DIFFER),
  Dob: blankOr(Dob, "Please enter a date of birth"),
});

/** Without an answer the server would text again. */
export function requireAnswer(question: ResetQuestion | undefined, { Code, Dob }: z.output<typeof newPasswords>): void {
  if (question === "code" && !Code) throw new FieldProblem("Code", requiredField);
  if (question === "birthDate" && !Dob) throw new FieldProblem("Dob", requiredField);
}

/** The first problem; `token` comes from the link. */
export function newPasswordProblem({ Password }: { readonly Password: string }, token: string): string | undefined {
  if (!Password) return noPassword;
  if (!token) return noAccountToReset;
  return brokenPasswordRules(Password).length > 0 ? weakPassword : undefined;
}
