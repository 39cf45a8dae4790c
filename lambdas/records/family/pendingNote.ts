import { notesPk } from "#lambdas/records/table/keys.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A household of which some jackets are still to get the facts of a version. */
export interface PendingNote {
  readonly owner: string;
  readonly hid: string;
  readonly noteVersion: number;
}

/** A row stays until every jacket has them; one a household. */
export const pendingNotes = workQueue<PendingNote>(notesPk, ({ owner, hid }) => `${owner}.${hid}`);

/** Removes the row of a version that every jacket has; that of a later version of the same household stays. */
export async function removePendingNote(note: PendingNote): Promise<void> {
  await pendingNotes.remove(note, {
    ConditionExpression: "attribute_not_exists(pk) OR noteVersion <= :told",
    ExpressionAttributeValues: { ":told": note.noteVersion },
  });
}
