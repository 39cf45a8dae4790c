import { dueKey, enqueueOn } from "#lambdas/records/table/outbox.ts";
import { discard, type Write } from "#lambdas/records/table/table.ts";
import type { TaskOf } from "#shared/contract/queues.ts";

/** The account decides: it names the same day. */
export type RequestedDeletion = TaskOf<"erasures", "eraseAccount">;

const dueOn = ({ accountId, day }: RequestedDeletion) => ({ day, owner: accountId, name: `erase.${accountId}` });

export const addDeletion = ({ accountId, day }: RequestedDeletion): Write =>
  enqueueOn(dueOn({ accountId, day }), "erasures", { task: "eraseAccount", accountId, day });

export const dropDeletion = (deletion: RequestedDeletion): Write => discard(dueKey("erasures", dueOn(deletion)));
