import { endWaiting } from "#lambdas/domain/departments/waitlistNews.ts";
import { finishErasure } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { checkUse } from "#lambdas/domain/lifecycle/daily/checkUse.ts";
import { eraseRequested } from "#lambdas/domain/lifecycle/daily/eraseRequested.ts";
import { eraseUnusedPhoto } from "#lambdas/domain/lifecycle/daily/eraseUnusedPhoto.ts";
import { handleQueue } from "#lambdas/queue/handleQueue.ts";
import { queues } from "#shared/contract/queues.ts";

export const handler = handleQueue(queues.erasures, (work, { done, today }) => {
  switch (work.task) {
    case "checkUse":
      return checkUse(work, today, done);
    case "eraseAccount":
      return eraseRequested(work, today, done);
    case "finishErasure":
      return finishErasure(work.accountId, today);
    case "erasePhoto":
      return eraseUnusedPhoto(work, today);
    case "endWaiting":
      return endWaiting(work);
  }
});
