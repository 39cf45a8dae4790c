import { notesPk } from "#lambdas/records/table/keys.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** Some jackets lack this version's facts. */
export interface PendingNote {
  readonly owner: string;
  readonly hid: string;
  readonly noteVersion: number;
}

export const pendingNotes = workQueue<PendingNote>(notesPk, ({ owner, hid }) => `${owner}.${hid}`);

/** A later version's row stays. */
export async function removePendingNote(note: PendingNote): Promise<void> {
  await pendingNotes.remove(note, {
    ConditionExpression: "attribute_not_exists(pk) OR noteVersion <= :told",
    ExpressionAttributeValues: { ":told": note.noteVersion },
  });
}
