import { sendMail } from "#lambdas/adapters/mail.ts";
import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { log } from "#lambdas/log.ts";

/** Mails a report of a finished change: a failure is logged and undoes nothing. */
export async function sendNotice(to: string, words: MailWords): Promise<boolean> {
  try {
    await sendMail(to, words);
    return true;
  } catch (error) {
    // The service's message may contain the address.
    log.error("mail not sent", { reason: error instanceof Error ? error.name : "unknown" });
    return false;
  }
}
