import * as z from "zod/mini";
import { requestPasswordReset, resetPassword } from "#shared/contract/accounts.ts";
import { requiredField } from "#shared/fields.ts";
import { brokenPasswordRules, weakPassword } from "#shared/rules/password.ts";
import { filled } from "./filled.ts";
import { passwordsDiffer, passwordsMatch } from "./passwordsMatch.ts";

const noInput = "No Input Provided.";
const noPassword = "No password to set";
/** Said of a link that carries no token. */
export const noAccountToReset = "Issue grabbing Account Email";

const { Email } = requestPasswordReset.request.shape;

/** What the page for a forgotten password asks for. */
export const recovery = z.object({ Email: z.pipe(filled(noInput), Email) });

/** The first thing that is wrong with a request for a link; undefined when nothing is. */
export function recoveryProblem(values: z.input<typeof recovery>): string | undefined {
  if (!values.Email.trim()) return noInput;
  return Email.safeParse(values.Email).success ? undefined : "Invalid Email Provided.";
}

/** A new password and the same once more. */
export const newPasswords = z
  .object({
    Password: z.pipe(filled(noPassword), resetPassword.request.shape.Password),
    Confirm: filled(requiredField),
  })
  .check(passwordsMatch);

/** The first thing that is wrong with a new password, `token` being what the link carried. */
export function newPasswordProblem(
  { Password, Confirm }: z.input<typeof newPasswords>,
  token: string,
): string | undefined {
  if (!Password) return noPassword;
  if (!token) return noAccountToReset;
  if (brokenPasswordRules(Password).length > 0) return weakPassword;
  return Password === Confirm ? undefined : passwordsDiffer;
}
