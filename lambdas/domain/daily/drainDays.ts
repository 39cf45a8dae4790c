import { getRunDay, putRunDay } from "#lambdas/records/table/runDay.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

interface Days {
  /** Names the run among the daily ones. */
  readonly name: string;
  /** The day that the run is for, YYYY-MM-DD. */
  readonly today: string;
  /** How many days back the first run begins. */
  readonly daysBack: number;
}

/**
 * Drains a queue of each day up to today, from the last run's day on. `drainDay` returns whether nothing failed;
 * after a failure the other days still run, and the next run begins again with this one's days. Returns whether
 * nothing failed.
 */
export async function drainDays(
  { name, today, daysBack }: Days,
  drainDay: (day: string) => Promise<boolean>,
): Promise<boolean> {
  const from = (await getRunDay(name)) ?? addDays(today, -daysBack);
  let isDone = true;
  for (let day = from; day <= today; day = addDays(day, 1)) isDone = (await drainDay(day)) && isDone;
  if (!isDone) return false;
  // A run for a future day must not make the days until then count as done.
  const now = dayOf(new Date());
  await putRunDay(name, today < now ? today : now);
  return true;
}
