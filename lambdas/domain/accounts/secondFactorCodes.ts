import { verifySync } from "otplib";
import { requireCount } from "#lambdas/domain/common/requireCount.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { consumeRecoveryCode, consumeStep, getSecondFactor } from "#lambdas/records/accounts/secondFactor.ts";
import { readRecoveryCode } from "./recoveryCodes.ts";

// One period, for a wrong clock: RFC 6238, section 5.2.
const toleratedSeconds = 30;
const tries = { most: 10, seconds: 900 };

export const wrongCode = () => new VisibleError("SECOND_FACTOR_WRONG");

/** The time step of a code; undefined when it is wrong, or not newer than `after`. */
export function stepOf(secret: string, code: string, after?: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({
    secret,
    token: code,
    strategy: "totp",
    epochTolerance: toleratedSeconds,
    ...(after === undefined ? {} : { afterTimeStep: after }),
  });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}

async function consumeCode(accountId: string, typed: string): Promise<boolean> {
  const recoveryCode = readRecoveryCode(typed);
  if (recoveryCode) return consumeRecoveryCode(accountId, recoveryCode);
  const factor = await getSecondFactor(accountId);
  const step = factor && stepOf(factor.secret, typed.replaceAll(" ", ""), factor.lastStep);
  return step !== undefined && consumeStep(accountId, step);
}

/**
 * Consumes a code of the app or a recovery code; ten tries in 15 minutes. Only a caller with the password can
 * cause the wait.
 */
export async function acceptCode(accountId: string, typed: string): Promise<void> {
  await requireCount(`secondFactor|${accountId}`, tries.most, tries.seconds);
  if (!(await consumeCode(accountId, typed))) throw wrongCode();
}

export async function requireCode(
  { id, secondFactorSince }: AccountRecord,
  code: string | undefined,
): Promise<void> {
  if (!secondFactorSince) return;
  if (!code) throw new VisibleError("SECOND_FACTOR_REQUIRED");
  await acceptCode(id, code);
}
