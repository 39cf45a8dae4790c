import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { resetMailsPk } from "#lambdas/records/table/keys.ts";
import { mailQueue } from "#lambdas/records/table/mailQueue.ts";

/** A link that could not be mailed when it was asked for. */
export interface ResetMail {
  readonly email: string;
  readonly asked: string;
}

export const resetMails = mailQueue<ResetMail>(resetMailsPk, ({ email }) => keyedDigestOf(email));
