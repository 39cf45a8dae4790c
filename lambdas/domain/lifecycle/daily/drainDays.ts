import { getRunDay, putRunDay } from "#lambdas/records/table/runDay.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

interface Days {
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Where the first run begins, in days before today. */
  readonly daysBack: number;
}

/** From the last run's day to today, both included. */
export async function daysToDrain({ name, today, daysBack }: Days): Promise<string[]> {
  const from = (await getRunDay(name)) ?? addDays(today, -daysBack);
  const days: string[] = [];
  for (let day = from; day <= today; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Drains a queue of each day up to today, from the last run's day on. `drainDay` returns whether nothing failed;
 * after a failure the other days still run, and the next run repeats them all. Returns whether nothing failed.
 */
export async function drainDays(days: Days, drainDay: (day: string) => Promise<boolean>): Promise<boolean> {
  const { name, today } = days;
  let isDone = true;
  for (const day of await daysToDrain(days)) isDone = (await drainDay(day)) && isDone;
  if (!isDone) return false;
  // A future day's run must not mark the days until then as done.
  const now = dayOf(new Date());
  await putRunDay(name, today < now ? today : now);
  return true;
}
