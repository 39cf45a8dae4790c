import type { Entry } from "#shared/model/entry.ts";

/** The id of a card's heading: scripts focus it, and the card's buttons are described by it. */
export function headingIdOf({ ID }: Pick<Entry, "ID">): string {
  return `entry-${ID}`;
}
