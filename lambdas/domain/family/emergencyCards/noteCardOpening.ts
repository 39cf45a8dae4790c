import { noteOpening, type OpeningDetails } from "#lambdas/records/family/opening.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

/** Once per day and reason, with the last time: paper is read, and printed, also by others. */
export function noteCardOpening(opening: Omit<OpeningDetails, "day" | "at">): Write {
  const now = new Date();
  return noteOpening({ ...opening, day: easternDayOf(now), at: now.toISOString() });
}
