import { readerKey } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import { updateOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** Subjects shown to a reader; `earlier` by day, newest first. */
export interface Reading {
  readonly today: number;
  readonly earlier: readonly number[];
}

const keptSeconds = 90 * 24 * 60 * 60;
const keptDays = 40;

/** Days are attributes: only an attribute can be counted up in one write. */
const daysOf = (row: object): [string, number][] =>
  Object.entries(row)
    .filter(([name]) => /^\d{4}-\d\d-\d\d$/.test(name))
    .sort(([one], [other]) => (one > other ? -1 : 1));

async function dropOldest(key: Key, days: readonly string[]): Promise<void> {
  const names = Object.fromEntries(days.map((day, at) => [`#day${at}`, day]));
  await updateOne(key, {
    UpdateExpression: `REMOVE ${Object.keys(names).join(", ")}`,
    ExpressionAttributeNames: names,
  });
}

export async function countShown(accountId: string, day: string, shown: number): Promise<Reading> {
  const key = readerKey(accountId);
  const row = await updateOne<object>(key, {
    UpdateExpression: "SET expiresAt = :end ADD #day :shown",
    ExpressionAttributeNames: { "#day": day },
    ExpressionAttributeValues: { ":shown": shown, ":end": secondsNow() + keptSeconds },
  });
  const days = daysOf(row ?? {});
  if (days.length > keptDays)
    await dropOldest(
      key,
      days.slice(keptDays).map(([name]) => name),
    );
  return {
    today: days.find(([name]) => name === day)?.[1] ?? shown,
    earlier: days.filter(([name]) => name < day).map(([, count]) => count),
  };
}

/** Returns false when the day was reported before. */
export const noteReported = async (accountId: string, day: string): Promise<boolean> =>
  (await updateOne(readerKey(accountId), {
    UpdateExpression: "SET reported = :day",
    ConditionExpression: "attribute_not_exists(reported) OR reported < :day",
    ExpressionAttributeValues: { ":day": day },
  })) !== undefined;
