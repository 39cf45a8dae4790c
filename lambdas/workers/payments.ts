import { removeCustomer } from "#lambdas/adapters/billing/customers.ts";
import { eraseCheckout } from "#lambdas/adapters/payments.ts";
import { checkPayment } from "#lambdas/domain/lifecycle/daily/checkPayment.ts";
import { movePlan, settleFullPlan } from "#lambdas/domain/payments/fullPlans.ts";
import { stopNeedlessRenewal } from "#lambdas/domain/payments/sponsorship/renewalStops.ts";
import { followSponsor } from "#lambdas/domain/payments/sponsorship/sponsorships.ts";
import { endSubscription } from "#lambdas/domain/payments/subscriptions.ts";
import { handleQueue } from "#lambdas/queue/handleQueue.ts";
import { queues } from "#shared/contract/queues.ts";

export const handler = handleQueue(queues.payments, (work, { done, today }) => {
  switch (work.task) {
    case "checkPayment":
      return checkPayment(work, done);
    case "settleFullPlan":
      return settleFullPlan(work, today, done);
    case "movePlan":
      return movePlan(work, done);
    case "followSponsor":
      return followSponsor(work.owner, today);
    case "stopRenewal":
      return stopNeedlessRenewal(work, done);
    case "endSubscription":
      return endSubscription(work);
    case "eraseCheckout":
      return eraseCheckout(work.id);
    case "eraseCustomer":
      return removeCustomer(work.id);
  }
});
