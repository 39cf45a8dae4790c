import { drain } from "#lambdas/domain/common/drain.ts";
import { getRunDay, putRunDay } from "#lambdas/records/table/runDay.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";

interface Days {
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Days before today for the first run. */
  readonly daysBack: number;
}

/** From the last run's day to today. */
export async function daysToDrain({ name, today, daysBack }: Days): Promise<string[]> {
  const from = (await getRunDay(name)) ?? addDays(today, -daysBack);
  const days: string[] = [];
  for (let day = from; day <= today; day = addDays(day, 1)) days.push(day);
  return days;
}

interface DayQueues<Row extends Key> {
  readonly read: (day: string) => (after: string, limit: number) => Promise<readonly Row[]>;
  readonly work: (row: Row) => Promise<void>;
  readonly onFailure: (row: Row, error: Error) => void;
  readonly atOnce?: number;
  /** The error's message after a failed row. */
  readonly failure: string;
}

/**
 * Drains a queue of each day up to today, from the last run's day on. Tries all, then throws if a row failed; the next
 * run then begins with the same days.
 */
export async function drainDays<Row extends Key>(days: Days, queues: DayQueues<Row>): Promise<void> {
  const { name, today } = days;
  const { failure, read, ...queue } = queues;
  let isDone = true;
  for (const day of await daysToDrain(days)) isDone = (await drain({ ...queue, read: read(day) })) && isDone;
  if (!isDone) throw new Error(failure);
  // A future day's run must not mark the days until then as done.
  const now = dayOf(new Date());
  await putRunDay(name, today < now ? today : now);
}
