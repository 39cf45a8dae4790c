import type { Entry } from "#shared/model/jacket/entry.ts";
import { hasMovedOn } from "./hasMovedOn.ts";

/** The newest one when the card is out of date. Throws as `work` does. */
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
