import * as z from "zod/mini";
import { requestPasswordReset, resetPassword } from "#shared/contract/accounts.ts";
import { messages } from "#shared/fields.ts";
import { brokenPasswordRules } from "#shared/rules/password.ts";
import { notBlank } from "#web/entities/account/notBlank.ts";
import { passwordsMatch } from "./passwordsMatch.ts";

const { Email } = requestPasswordReset.request.shape;

/** The form that requests a link. */
export const recovery = z.object({ Email: z.pipe(notBlank(messages.noInput), Email) });

/** The first problem of a request for a link; undefined without one. */
export function recoveryProblem(values: z.input<typeof recovery>): string | undefined {
  if (!values.Email.trim()) return messages.noInput;
  return Email.safeParse(values.Email).success ? undefined : messages.invalidEmailProvided;
}

/** A new password and its repetition. */
export const newPasswords = z
  .object({
    Password: z.pipe(notBlank(messages.noPassword), resetPassword.request.shape.Password),
    Confirm: notBlank(messages.requiredField),
  })
  .check(passwordsMatch);

/** The first problem of a new password; undefined without one. `token` comes from the link. */
export function newPasswordProblem(
  { Password, Confirm }: z.input<typeof newPasswords>,
  token: string,
): string | undefined {
  if (!Password) return messages.noPassword;
  if (!token) return messages.noAccountToReset;
  if (brokenPasswordRules(Password).length > 0) return messages.weakPassword;
  return Password === Confirm ? undefined : messages.passwordsDiffer;
}
