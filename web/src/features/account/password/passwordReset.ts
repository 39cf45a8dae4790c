import * as z from "zod/mini";
import { requestPasswordReset, resetPassword } from "#shared/contract/accounts.ts";
import { messages } from "#shared/fields.ts";
import { brokenPasswordRules } from "#shared/rules/password.ts";
import { notBlank } from "#web/entities/account/notBlank.ts";
import { passwordsMatch } from "./passwordsMatch.ts";

const { Email } = requestPasswordReset.request.shape;

/** What the page for a forgotten password asks for. */
export const recovery = z.object({ Email: z.pipe(notBlank(messages.noInput), Email) });

/** The first thing that is wrong with a request for a link; undefined when nothing is. */
export function recoveryProblem(values: z.input<typeof recovery>): string | undefined {
  if (!values.Email.trim()) return messages.noInput;
  return Email.safeParse(values.Email).success ? undefined : messages.invalidEmailProvided;
}

/** A new password and the same once more. */
export const newPasswords = z
  .object({
    Password: z.pipe(notBlank(messages.noPassword), resetPassword.request.shape.Password),
    Confirm: notBlank(messages.requiredField),
  })
  .check(passwordsMatch);

/** The first thing that is wrong with a new password, `token` being what the link carried. */
export function newPasswordProblem(
  { Password, Confirm }: z.input<typeof newPasswords>,
  token: string,
): string | undefined {
  if (!Password) return messages.noPassword;
  if (!token) return messages.noAccountToReset;
  if (brokenPasswordRules(Password).length > 0) return messages.weakPassword;
  return Password === Confirm ? undefined : messages.passwordsDiffer;
}
