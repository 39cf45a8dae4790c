import { generateSync } from "otplib";
import { handler as confirmSecondFactor } from "#lambdas/calls/confirmSecondFactor.ts";
import { handler as startSecondFactor } from "#lambdas/calls/startSecondFactor.ts";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import { bodyOf } from "#lambdas/testing/call.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** @param later seconds from now */
export const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, strategy: "totp", epoch: secondsNow() + later });

export interface App {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The first code is used, so the next one is of the next half minute. */
export async function anApp(person: TestAccount): Promise<App> {
  const { Secret: secret } = await bodyOf(startSecondFactor, { Password: person.password }, { session: person });
  const { RecoveryCodes: recoveryCodes } = await bodyOf(
    confirmSecondFactor,
    { Code: codeOf(secret) },
    { session: person },
  );
  return { secret, recoveryCodes };
}
