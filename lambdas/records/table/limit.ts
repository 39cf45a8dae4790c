import { secondsNow } from "#shared/rules/dates.ts";
import { keyedDigestOf } from "./digest.ts";
import { limitKey } from "./keys.ts";
import { updateOne } from "./writeOne.ts";

// Network addresses, e-mail addresses and phone numbers: stored as keyed digests alone.
const keyOf = (name: string) => limitKey(keyedDigestOf(name));

interface CounterRow {
  readonly times: number;
  readonly expiresAt: number;
}

/** One write for an open or new window, since a call has many counters. */
const addTo = (name: string, time: number, seconds: number) =>
  updateOne<CounterRow>(keyOf(name), {
    UpdateExpression: "SET expiresAt = if_not_exists(expiresAt, :end) ADD times :one",
    ConditionExpression: "attribute_not_exists(pk) OR expiresAt > :now",
    ExpressionAttributeValues: { ":one": 1, ":now": time, ":end": time + seconds },
  });

const reopen = (name: string, time: number, seconds: number) =>
  updateOne<CounterRow>(keyOf(name), {
    UpdateExpression: "SET times = :one, expiresAt = :end",
    ConditionExpression: "expiresAt <= :now",
    ExpressionAttributeValues: { ":one": 1, ":now": time, ":end": time + seconds },
  });

/** The window starts with the first count, so no burst falls into two. */
export async function countUp(name: string, seconds: number): Promise<{ times: number; secondsLeft: number }> {
  const time = secondsNow();
  // Another request may open the window in between.
  const add = () => addTo(name, time, seconds);
  const counted = (await add()) ?? (await reopen(name, time, seconds)) ?? (await add());
  if (!counted) throw new Error("The counter is neither open nor closed");
  return { times: counted.times, secondsLeft: Math.max(1, counted.expiresAt - time) };
}

export async function countDown(name: string): Promise<void> {
  await updateOne(keyOf(name), {
    UpdateExpression: "ADD times :minusOne",
    ConditionExpression: "expiresAt > :now AND times > :zero",
    ExpressionAttributeValues: { ":minusOne": -1, ":now": secondsNow(), ":zero": 0 },
  });
}
