import { notesPk } from "#lambdas/records/table/keys.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A household of which some jackets are still to get the note of a version. */
export interface PendingNote {
  readonly owner: string;
  readonly hid: string;
  readonly noteVersion: number;
}

/** A row stays until every jacket has its note; one a household. */
export const pendingNotes = workQueue<PendingNote>(notesPk, ({ owner, hid }) => `${owner}.${hid}`);

/** Removes a note that every jacket has; a later note of the same household stays. */
export async function removePendingNote(note: PendingNote): Promise<void> {
  await pendingNotes.remove(note, {
    ConditionExpression: "attribute_not_exists(pk) OR noteVersion <= :told",
    ExpressionAttributeValues: { ":told": note.noteVersion },
  });
}
