import { sendMail } from "#lambdas/adapters/mail.ts";
import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { log } from "#lambdas/log.ts";

/** Mails what has happened already: a mail that cannot be sent is logged and undoes nothing. Whether it was sent. */
export async function sendNotice(to: string, words: MailWords): Promise<boolean> {
  try {
    await sendMail(to, words);
    return true;
  } catch (error) {
    // The service's own words may repeat the address: its name for the problem alone is logged.
    log.error("mail not sent", { reason: error instanceof Error ? error.name : "unknown" });
    return false;
  }
}
