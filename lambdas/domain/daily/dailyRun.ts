import { settleStandings } from "#lambdas/domain/lifecycle/pendingStatusChanges.ts";
import { sendWaiting } from "#lambdas/domain/payments/paymentMails.ts";
import { endAll } from "#lambdas/domain/payments/subscriptions.ts";
import { log } from "#lambdas/log.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { lapseDue } from "./lapses.ts";

async function isDone(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    log.error("a part of the daily run failed", { error: error as Error });
    return false;
  }
}

/**
 * What is to be done once a day: payments that are due lapse, subscriptions that are still to end do, mails that
 * wait are sent, and what follows from an account's restriction is done: last, since there may be most of it. Each
 * part may be run again at any time. Throws when one of them failed, after the others.
 */
export async function runDay(planned: Date): Promise<void> {
  const parts = [() => lapseDue(dayOf(planned)), endAll, sendWaiting, settleStandings];
  const done: boolean[] = [];
  for (const part of parts) done.push(await isDone(() => part()));
  if (!done.every(Boolean)) throw new Error("The daily run is not complete");
}
