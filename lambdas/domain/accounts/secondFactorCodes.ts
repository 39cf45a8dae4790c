import { verifySync } from "otplib";
import { requireCount } from "#lambdas/domain/common/requireCount.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { consumeRecoveryCode, consumeStep, getSecondFactor } from "#lambdas/records/accounts/secondFactor.ts";
import { countDown } from "#lambdas/records/table/limit.ts";
import { readRecoveryCode } from "./recoveryCodes.ts";

// One period, for a wrong clock: RFC 6238, section 5.2.
const toleratedSeconds = 30;
const soonTries = { most: 10, seconds: 900 };
/** A week of the former alone would be 6,720 tries, each with one chance in 333,333. */
const weekTries = { most: 50, seconds: 7 * 24 * 3_600 };

export class WrongCode extends VisibleError {
  /** The app's wrong codes in the last seven days; 0 where not counted. */
  readonly times: number;

  constructor(times = 0) {
    super("SECOND_FACTOR_WRONG");
    this.times = times;
  }
}

/** Undefined when the code is wrong, or not newer than `after`. */
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

async function consumeAppCode(accountId: string, typed: string): Promise<boolean> {
  const factor = await getSecondFactor(accountId);
  const step = factor && stepOf(factor.secret, typed.replaceAll(" ", ""), factor.lastStep);
  return step !== undefined && consumeStep(accountId, step);
}

/**
 * Ten wrong codes are heard in 15 minutes, and 50 of the app's in seven days; recovery codes, of 50 bits each, go on.
 * Only a caller with the password can cause the wait.
 */
export async function acceptCode(accountId: string, typed: string): Promise<void> {
  const [soon, week] = [`secondFactor|${accountId}`, `secondFactorWeek|${accountId}`];
  // Counted as wrong first: parallel tries must not share one count.
  await requireCount(soon, soonTries.most, soonTries.seconds);
  const recoveryCode = readRecoveryCode(typed);
  const times = recoveryCode ? 0 : await requireCount(week, weekTries.most, weekTries.seconds);
  const isRight = await (recoveryCode
    ? consumeRecoveryCode(accountId, recoveryCode)
    : consumeAppCode(accountId, typed));
  if (!isRight) throw new WrongCode(times);
  await Promise.all([countDown(soon), ...(recoveryCode ? [] : [countDown(week)])]);
}

export async function requireCode({ id, secondFactorSince }: AccountRecord, code: string | undefined): Promise<void> {
  if (!secondFactorSince) return;
  if (!code) throw new VisibleError("SECOND_FACTOR_REQUIRED");
  await acceptCode(id, code);
}
