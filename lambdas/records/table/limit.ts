import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { keyedDigestOf } from "./digest.ts";
import { limitKey } from "./keys.ts";
import { table } from "./table.ts";

// Counters are named by network addresses, e-mail addresses and phone numbers: the table holds only a keyed
// digest of them.
const keyOf = (name: string) => limitKey(keyedDigestOf(name));

async function addTo(name: string, time: number) {
  return table.send(
    new UpdateCommand({
      TableName: env.table,
      Key: keyOf(name),
      UpdateExpression: "ADD times :one",
      ConditionExpression: "expiresAt > :now",
      ExpressionAttributeValues: { ":one": 1, ":now": time },
      ReturnValues: "ALL_NEW",
    }),
  );
}

async function open(name: string, time: number, seconds: number) {
  return table.send(
    new UpdateCommand({
      TableName: env.table,
      Key: keyOf(name),
      UpdateExpression: "SET times = :one, expiresAt = :end",
      ConditionExpression: "attribute_not_exists(pk) OR expiresAt <= :now",
      ExpressionAttributeValues: { ":one": 1, ":now": time, ":end": time + seconds },
      ReturnValues: "ALL_NEW",
    }),
  );
}

/** Undefined where the condition does not hold; every other error is thrown. */
async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/**
 * Counts one more in a window that starts with its first count, so that no two windows meet in the middle
 * of a burst. Answers the count and the seconds until the window ends.
 */
export async function countUp(
  name: string,
  seconds: number,
): Promise<{ times: number; secondsLeft: number }> {
  const time = secondsNow();
  const counted =
    (await unlessRefused(addTo(name, time))) ??
    (await unlessRefused(open(name, time, seconds))) ??
    (await addTo(name, time));
  const { times = 1, expiresAt = time } = counted.Attributes ?? {};
  return { times, secondsLeft: Math.max(1, expiresAt - time) };
}

/** Gives one count back while its window is open. */
export async function countDown(name: string): Promise<void> {
  await unlessRefused(
    table.send(
      new UpdateCommand({
        TableName: env.table,
        Key: keyOf(name),
        UpdateExpression: "ADD times :minusOne",
        ConditionExpression: "expiresAt > :now AND times > :zero",
        ExpressionAttributeValues: { ":minusOne": -1, ":now": secondsNow(), ":zero": 0 },
      }),
    ),
  );
}
