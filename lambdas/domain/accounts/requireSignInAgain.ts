import type { Session } from "#lambdas/session.ts";
import { requirePassword } from "./requirePassword.ts";
import { requireCode } from "./secondFactorCodes.ts";

export interface Credentials {
  readonly Password: string;
  readonly Code?: string | undefined;
}

/**
 * Requires all of a sign-in again, also right after one: the password and any second factor
 * (SECOND_FACTOR_REQUIRED asks for it). An open screen alone takes no family's data, changes no password and
 * ends no account.
 */
export async function requireSignInAgain(session: Session, { Password, Code }: Credentials): Promise<void> {
  await requirePassword(session, Password);
  await requireCode(session.account, Code);
}
