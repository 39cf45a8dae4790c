import * as z from "zod/mini";
import { requestPasswordReset, resetPassword } from "#shared/contract/accounts.ts";
import { messages } from "#shared/fields.ts";
import { brokenPasswordRules } from "#shared/rules/password.ts";
import { notBlank } from "#web/entities/account/notBlank.ts";
import { passwordsMatch } from "./passwordsMatch.ts";

const { Email } = requestPasswordReset.request.shape;

export const recovery = z.object({ Email: z.pipe(notBlank(messages.noInput), Email) });

/** The first problem; undefined without one. */
export function recoveryProblem(values: z.input<typeof recovery>): string | undefined {
  if (!values.Email.trim()) return messages.noInput;
  return Email.safeParse(values.Email).success ? undefined : messages.invalidEmailProvided;
}

export const newPasswords = z
  .object({
    Password: z.pipe(notBlank(messages.noPassword), resetPassword.request.shape.Password),
    Confirm: notBlank(messages.requiredField),
  })
  .check(passwordsMatch);

/** The same for a new password; `token` comes from the link. */
export function newPasswordProblem(
  { Password, Confirm }: z.input<typeof newPasswords>,
  token: string,
): string | undefined {
  if (!Password) return messages.noPassword;
  if (!token) return messages.noAccountToReset;
  if (brokenPasswordRules(Password).length > 0) return messages.weakPassword;
  return Password === Confirm ? undefined : messages.passwordsDiffer;
}
