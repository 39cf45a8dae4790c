import { runParts } from "#lambdas/domain/common/drain.ts";
import { sendConsentMails } from "#lambdas/domain/family/consent/consentMails.ts";
import { finishNotes } from "#lambdas/domain/family/doorNotes.ts";
import { applyStatusChanges } from "#lambdas/domain/lifecycle/pendingStatusChanges.ts";
import { rollOutAll } from "#lambdas/domain/lifecycle/rollouts.ts";
import * as fullPlans from "#lambdas/domain/payments/fullPlans.ts";
import { eraseAllPayments } from "#lambdas/domain/payments/paymentErasures.ts";
import { sendMails } from "#lambdas/domain/payments/paymentMails.ts";
import { stopAll } from "#lambdas/domain/payments/sponsorship/renewalStops.ts";
import * as sponsorships from "#lambdas/domain/payments/sponsorship/sponsorships.ts";
import { endAll } from "#lambdas/domain/payments/subscriptions.ts";
import { dayOf, easternDayOf } from "#shared/rules/dates.ts";
import { checkAdults } from "./adults.ts";
import { lapseDue } from "./lapses.ts";
import { sendPlaceMails, tellPlaceNews } from "./placeNews.ts";

/** Does a day's work, the longest last. Each part can be repeated. Runs all, then throws if one failed. */
export async function runDay(planned: Date): Promise<void> {
  await runParts("daily run", [
    () => lapseDue(dayOf(planned)),
    endAll,
    eraseAllPayments,
    fullPlans.settleAll,
    sponsorships.settleAll,
    stopAll,
    () => sendMails(),
    finishNotes,
    applyStatusChanges,
    tellPlaceNews,
    sendPlaceMails,
    () => checkAdults(easternDayOf(planned)),
    sendConsentMails,
    rollOutAll,
    // For the families that followed.
    stopAll,
    () => sendMails(),
  ]);
}
