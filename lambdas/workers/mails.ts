import { sendResetMail } from "#lambdas/domain/accounts/passwordResets.ts";
import { sendWaitingMail } from "#lambdas/domain/departments/waitlistNews.ts";
import { sendConsentMail } from "#lambdas/domain/family/consent/consentMails.ts";
import { sendStaffMail } from "#lambdas/domain/jackets/mailStaff.ts";
import { sendPlaceMail } from "#lambdas/domain/lifecycle/placeMails.ts";
import { sendReminder } from "#lambdas/domain/lifecycle/reminders/reminderSteps.ts";
import { sendUnusedMail } from "#lambdas/domain/lifecycle/sendUnusedMail.ts";
import { sendPaymentMail } from "#lambdas/domain/payments/paymentMails.ts";
import { env } from "#lambdas/env.ts";
import { errorNameOf } from "#lambdas/errors.ts";
import { pace } from "#lambdas/pace.ts";
import { pause } from "#lambdas/pause.ts";
import { handleQueue } from "#lambdas/queue/handleQueue.ts";
import { type MailWork, queues } from "#shared/contract/queues.ts";

function send(work: MailWork, today: string): Promise<void> {
  switch (work.mail) {
    case "payment":
      return sendPaymentMail(work);
    case "consent":
      return sendConsentMail(work);
    case "staff":
      return sendStaffMail(work);
    case "place":
      return sendPlaceMail(work);
    case "reset":
      return sendResetMail(work);
    case "reminder":
      return sendReminder(work, today);
    case "unused":
      return sendUnusedMail(work);
    case "waiting":
      return sendWaitingMail(work);
  }
}

const paceMail = pace(() => env.mailsPerSecond);

const throttled = /Throttl|TooManyRequests|LimitExceeded/;

/** Seconds. Together they are half of the worker's time. */
const waits = [1, 2, 4, 8, 16, 29];

/** The service may allow less than the setting: then a mail waits, and does not use up its tries. */
async function sendPatiently(work: MailWork, today: string): Promise<void> {
  for (const seconds of waits) {
    try {
      return await send(work, today);
    } catch (error) {
      if (!throttled.test(errorNameOf(error))) throw error;
      // The end of a try that sent nothing is noted after it.
      await pause(seconds * 1_000, "services");
    }
  }
  await send(work, today);
}

export const handler = handleQueue(queues.mails, async (work, { today }) => {
  await paceMail();
  await sendPatiently(work, today);
});
