import * as identity from "#lambdas/adapters/identity.ts";
import { codesNoticed } from "#lambdas/domain/common/mails/passwordMailWords.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { env } from "#lambdas/env.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { login } from "#shared/contract/sessions.ts";
import { modeOf } from "#shared/rules/account/secondFactor.ts";
import { requireCode, WrongCode } from "./secondFactorCodes.ts";

/** Undefined when the account has a second factor, or the role none. */
export function secondFactorToAdd({
  role,
  secondFactorSince,
}: AccountRecord): ResponseOf<typeof login>["SecondFactor"] {
  const mode = modeOf(env.secondFactor, role);
  return mode === "off" || secondFactorSince ? undefined : mode;
}

const noticedTimes = 10;

/** A refusal ends the tokens of the password alone. */
export async function passSecondFactor(
  account: AccountRecord,
  code: string | undefined,
  { refreshToken }: identity.Tokens,
): Promise<void> {
  try {
    await requireCode(account, code);
  } catch (error) {
    if (refreshToken) await identity.revoke(refreshToken);
    // The guesser knows the password already.
    if (error instanceof WrongCode && error.times === noticedTimes) await sendNotice(account.email, codesNoticed());
    throw error;
  }
}
