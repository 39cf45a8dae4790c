import type { Session } from "#lambdas/session.ts";
import { requirePassword } from "./requirePassword.ts";
import { requireCode } from "./secondFactorCodes.ts";

/** What the caller typed again. */
export interface Credentials {
  readonly Password: string;
  readonly Code?: string | undefined;
}

/**
 * Requires all that a sign-in asks for, also right after one: the password, and the code of the second step where the
 * account has one (SECOND_FACTOR_REQUIRED asks for it). An open screen alone takes no family's data, changes no password
 * and ends no account.
 */
export async function requireSignInAgain(session: Session, { Password, Code }: Credentials): Promise<void> {
  await requirePassword(session, Password);
  await requireCode(session.account, Code);
}
