import * as z from "zod/mini";
import { requestPasswordReset, resetPassword } from "#shared/contract/passwords.ts";
import { errorSentences } from "#shared/errors.ts";
import { blankOr, requiredField } from "#shared/fields/text.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { notBlank } from "#web/entities/account/notBlank.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";

/** For a repetition after a lost answer. */
export const maybeSet = "Your new password may be set already. Please try to sign in with it.";

const { Email } = requestPasswordReset.request.shape;
const isEmail = (text: string) => Email.safeParse(text).success;
export const recovery = z.object({
  Email: z.pipe(notBlank("No Input Provided."), z.string().check(z.refine(isEmail, "Invalid Email Provided."))),
});

/** While the account's mailbox is not proven. */
export type ResetQuestion = "code" | "birthDate";

export function questionIn(error: unknown): ResetQuestion | undefined {
  if (hasCode(error, "RESET_CODE_REQUIRED")) return "code";
  return hasCode(error, "RESET_BIRTH_DATE_REQUIRED") ? "birthDate" : undefined;
}

const { Code, Dob } = resetPassword.request.shape;

export const newPasswords = z.object({
  Password: z.pipe(notBlank("No password to set"), resetPassword.request.shape.Password),
  Code: blankOr(Code, errorSentences.CODES_DIFFER),
  Dob: blankOr(Dob, "Please enter a date of birth"),
});

/** Without an answer the server would text again. */
export function requireAnswer(question: ResetQuestion | undefined, { Code, Dob }: z.output<typeof newPasswords>): void {
  if (question === "code" && !Code) throw new FieldProblem("Code", requiredField);
  if (question === "birthDate" && !Dob) throw new FieldProblem("Dob", requiredField);
}
