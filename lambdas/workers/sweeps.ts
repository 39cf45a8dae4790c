import { sweepDay } from "#lambdas/domain/common/sweepDays.ts";
import { tellWaiting } from "#lambdas/domain/departments/waitlistNews.ts";
import { beginRollout, rollOut } from "#lambdas/domain/lifecycle/rollouts.ts";
import { handleQueue } from "#lambdas/queue/handleQueue.ts";
import { queues } from "#shared/contract/queues.ts";

export const handler = handleQueue(queues.sweeps, (work) => {
  switch (work.task) {
    case "sweepDay":
      return sweepDay(work);
    case "beginRollout":
      return beginRollout(work);
    case "rollOut":
      return rollOut(work);
    case "tellWaiting":
      return tellWaiting(work);
  }
});
