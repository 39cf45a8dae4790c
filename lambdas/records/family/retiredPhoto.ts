import { lastOf } from "#lambdas/records/table/keys.ts";
import { dueKey, enqueueOn } from "#lambdas/records/table/outbox.ts";
import { range, type Write } from "#lambdas/records/table/table.ts";
import type { TaskOf } from "#shared/contract/queues.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

/** Replaced or removed, while a jacket may show it; or about to be uploaded, and perhaps never used. */
export type RetiredPhoto = TaskOf<"erasures", "erasePhoto">;

/** From retirement to the check. */
export const restDays = 30;

/** When its member loses it, or before its upload. */
export const retirePhoto = ({ owner, photo }: RetiredPhoto, day = dayOf(new Date())): Write =>
  enqueueOn({ day: addDays(day, restDays), owner, name: photo }, "erasures", { task: "erasePhoto", owner, photo });

/** Of the day of their check. */
export async function readRetiredOf(owner: string, day: string): Promise<string[]> {
  const prefix = `photos/${owner}/`;
  const { pk } = dueKey("erasures", { day, owner, name: prefix });
  return (await range<{ sk: string }>(pk, prefix, lastOf(prefix))).map(({ sk }) => sk);
}
