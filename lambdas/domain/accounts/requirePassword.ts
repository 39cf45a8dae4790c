import * as identity from "#lambdas/adapters/identity.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { Session } from "#lambdas/session.ts";
import { secondsNow } from "#shared/rules/dates.ts";

const freshSeconds = 5 * 60;

const required = () => new VisibleError("PASSWORD_REQUIRED", "Please enter your password to change this.");
const wrong = () => new VisibleError("WRONG_PASSWORD", "The password is not right.");

/** After a sign-in's first five minutes: an unlocked screen or a stolen token changes nothing. */
export async function requirePassword({ accountId, signedInAt }: Session, password: string | undefined): Promise<void> {
  if (password === undefined) {
    if (secondsNow() - signedInAt <= freshSeconds) return;
    throw required();
  }
  if (!(await identity.isPassword(accountId, password))) throw wrong();
}
