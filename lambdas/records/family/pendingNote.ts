import { notesPk } from "#lambdas/records/table/keys.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A household with jackets lacking the facts of a version. */
export interface PendingNote {
  readonly owner: string;
  readonly hid: string;
  readonly noteVersion: number;
}

/** One row per household, until every jacket has them. */
export const pendingNotes = workQueue<PendingNote>(notesPk, ({ owner, hid }) => `${owner}.${hid}`);

/** Removes a finished version's row; a later version's stays. */
export async function removePendingNote(note: PendingNote): Promise<void> {
  await pendingNotes.remove(note, {
    ConditionExpression: "attribute_not_exists(pk) OR noteVersion <= :told",
    ExpressionAttributeValues: { ":told": note.noteVersion },
  });
}
