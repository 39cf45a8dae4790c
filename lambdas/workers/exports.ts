import { eraseExport, exportPage } from "#lambdas/domain/registry/exports/exportPage.ts";
import { handleQueue } from "#lambdas/queue/handleQueue.ts";
import { queues } from "#shared/contract/queues.ts";

export const handler = handleQueue(queues.exports, (work, { done }) => {
  switch (work.task) {
    case "exportPage":
      return exportPage(work, done);
    case "eraseExport":
      return eraseExport(work);
  }
});
