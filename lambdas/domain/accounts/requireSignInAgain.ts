import type { Session } from "#lambdas/session.ts";
import { requirePassword } from "./requirePassword.ts";
import { requireCode } from "./secondFactorCodes.ts";

export interface RepeatedSignIn {
  readonly Password: string;
  readonly Code?: string | undefined;
}

/** Also right after a sign-in: an open screen takes no family's data, changes no password, ends no account. */
export async function requireSignInAgain(session: Session, { Password, Code }: RepeatedSignIn): Promise<void> {
  await requirePassword(session, Password);
  await requireCode(session.account, Code);
}
