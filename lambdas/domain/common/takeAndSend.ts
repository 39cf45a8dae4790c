import { errorNameOf } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import type { MailQueue, Queued } from "#lambdas/records/table/mailQueue.ts";

/** Sends a mail after taking it off the queue: of several runs one sends it. */
export async function takeAndSend<Mail>(
  { take, giveBack }: Pick<MailQueue<Mail>, "take" | "giveBack">,
  mail: Queued<Mail>,
  send: (mail: Mail) => Promise<void>,
): Promise<void> {
  if (!(await take(mail))) return;
  try {
    await send(mail);
  } catch (error) {
    log.error("mail not sent yet", { reason: errorNameOf(error) });
    await giveBack(mail);
  }
}
