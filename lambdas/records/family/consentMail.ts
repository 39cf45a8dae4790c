import { consentMailsPk } from "#lambdas/records/table/keys.ts";
import { mailQueue } from "#lambdas/records/table/mailQueue.ts";
import { put, type Write } from "#lambdas/records/table/table.ts";

/** A mail to a person registered by somebody else, or to the owner about the 18th birthday. */
export interface ConsentMail {
  readonly owner: string;
  readonly mid: string;
  readonly kind: "REGISTERED" | "SOON" | "NOW";
}

export const consentMails = mailQueue<ConsentMail>(consentMailsPk, ({ owner, mid, kind }) => `${owner}.${mid}.${kind}`);

/** The same mail has one row. */
export const addConsentMail = (mail: ConsentMail): Write => put(consentMails.rowOf(mail));
