import { tellFacts } from "#lambdas/domain/family/doorNotes.ts";
import { checkAdult } from "#lambdas/domain/lifecycle/daily/checkAdult.ts";
import { followStatus } from "#lambdas/domain/lifecycle/followStatus.ts";
import { updateFamily } from "#lambdas/domain/lifecycle/rollouts.ts";
import { listHomes } from "#lambdas/domain/registry/listHomes.ts";
import { handleQueue } from "#lambdas/queue/handleQueue.ts";
import { queues } from "#shared/contract/queues.ts";

export const handler = handleQueue(queues.follow, (work, { done, today }) => {
  switch (work.task) {
    case "tellFacts":
      return tellFacts(work);
    case "followStatus":
      return followStatus(work.accountId, today);
    case "updateFamily":
      return updateFamily(work.owner);
    case "listHomes":
      return listHomes(work.owner);
    case "checkAdult":
      return checkAdult(work, today, done);
  }
});
