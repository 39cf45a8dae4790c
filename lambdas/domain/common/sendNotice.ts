import { sendMail } from "#lambdas/adapters/mail.ts";
import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { errorNameOf } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";

/** Reports a finished change: a failure is logged and undoes nothing. */
export async function sendNotice(to: string, words: MailWords): Promise<boolean> {
  try {
    await sendMail(to, words);
    return true;
  } catch (error) {
    log.error("mail not sent", { reason: errorNameOf(error) });
    return false;
  }
}
