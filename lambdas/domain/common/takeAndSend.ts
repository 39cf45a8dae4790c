import { log } from "#lambdas/log.ts";

interface Sending<Mail> {
  /** Takes a mail out of its queue; false when another run has it. */
  readonly take: (mail: Mail) => Promise<boolean>;
  readonly send: (mail: Mail) => Promise<void>;
  /** Puts a mail back that could not be sent. */
  readonly giveBack: (mail: Mail) => Promise<void>;
}

/** Sends a queued mail. It leaves the queue first: of several runs one sends it. */
export async function takeAndSend<Mail>(mail: Mail, { take, send, giveBack }: Sending<Mail>): Promise<void> {
  if (!(await take(mail))) return;
  try {
    await send(mail);
  } catch (error) {
    // The service's message may contain the address: only the error's name is logged.
    log.error("mail not sent yet", { reason: error instanceof Error ? error.name : "unknown" });
    await giveBack(mail);
  }
}
