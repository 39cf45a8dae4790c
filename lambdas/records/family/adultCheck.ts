import { dueKey, enqueueOn } from "#lambdas/records/table/outbox.ts";
import { discard, type Write } from "#lambdas/records/table/table.ts";
import type { TaskOf } from "#shared/contract/queues.ts";

/** The member's record decides. */
export type AdultCheck = TaskOf<"follow", "checkAdult">;

const dueOn = (day: string, { owner, mid }: AdultCheck) => ({ day, owner, name: `adult.${owner}.${mid}` });

export const addAdultCheck = (day: string, { owner, mid }: AdultCheck): Write =>
  enqueueOn(dueOn(day, { owner, mid }), "follow", { task: "checkAdult", owner, mid });

/** The check need not exist. */
export const endAdultCheck = (day: string, check: AdultCheck): Write => discard(dueKey("follow", dueOn(day, check)));
