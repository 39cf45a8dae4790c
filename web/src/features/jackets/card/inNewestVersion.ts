import type { Entry } from "#shared/model/jacket/entry.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { UserFacingError } from "#web/ui/feedback/UserFacingError.ts";

export class ChangedCard extends UserFacingError {
  readonly entry: Entry;

  constructor(entry: Entry) {
    super("The jacket has changed or is not waiting any more: look at it first.");
    this.entry = entry;
  }
}

export const hasMovedOn = (error: unknown): boolean =>
  error instanceof ChangedCard || hasCode(error, "CHANGED_ELSEWHERE") || hasCode(error, "NOT_FOUND");

/** With the newest when the card is out of date. Throws as `work` does. */
export async function inNewestVersion<Result>(
  entry: Entry,
  showNewest: () => Promise<Entry | undefined>,
  work: (version: Entry) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(entry);
  } catch (error) {
    const newest = hasMovedOn(error) ? await showNewest() : undefined;
    if (!newest) throw error;
    return work(newest);
  }
}
