import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { Session } from "#lambdas/session.ts";
import type { Call } from "#shared/contract/call.ts";
import { modeOf } from "#shared/rules/account/secondFactor.ts";

/** Refuses an account yet to set up its role's second factor, except where it does so. */
export function requireSecondFactor({ role, account }: Session, { beforeSecondFactor }: Call): void {
  const isMissing = modeOf(env.secondFactor, role) === "required" && !account.secondFactorSince;
  if (isMissing && !beforeSecondFactor) throw new VisibleError("SECOND_FACTOR_NEEDED");
}
