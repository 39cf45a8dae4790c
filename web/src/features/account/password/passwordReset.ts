import * as z from "zod/mini";
import { requestPasswordReset, resetPassword } from "#shared/contract/accounts.ts";
import { requiredField } from "#shared/fields.ts";
import { brokenPasswordRules, weakPassword } from "#shared/rules/password.ts";
import { notBlank } from "#web/entities/account/notBlank.ts";
import { passwordsDiffer, passwordsMatch } from "./passwordsMatch.ts";

const noInput = "No Input Provided.";
const noPassword = "No password to set";
/** For a link without a token. */
export const noAccountToReset = "Issue grabbing Account Email";

const { Email } = requestPasswordReset.request.shape;

export const recovery = z.object({ Email: z.pipe(notBlank(noInput), Email) });

/** The first problem; undefined without one. */
export function recoveryProblem(values: z.input<typeof recovery>): string | undefined {
  if (!values.Email.trim()) return noInput;
  return Email.safeParse(values.Email).success ? undefined : "Invalid Email Provided.";
}

export const newPasswords = z
  .object({
    Password: z.pipe(notBlank(noPassword), resetPassword.request.shape.Password),
    Confirm: notBlank(requiredField),
  })
  .check(passwordsMatch);

/** The same for a new password; `token` comes from the link. */
export function newPasswordProblem(
  { Password, Confirm }: z.input<typeof newPasswords>,
  token: string,
): string | undefined {
  if (!Password) return noPassword;
  if (!token) return noAccountToReset;
  if (brokenPasswordRules(Password).length > 0) return weakPassword;
  return Password === Confirm ? undefined : passwordsDiffer;
}
