import type { Entry } from "#shared/model/entry.ts";

/** The id of the heading of an entry's card: it takes the focus from scripts, and says whose buttons those are. */
export function headingIdOf({ ID }: Pick<Entry, "ID">): string {
  return `entry-${ID}`;
}
