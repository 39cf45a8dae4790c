import { holds } from "#lambdas/records/table/condition.ts";
import { lastSeenKey } from "#lambdas/records/table/keys.ts";
import { check, get, type Write } from "#lambdas/records/table/table.ts";
import { updateOne } from "#lambdas/records/table/writeOne.ts";

/** YYYY-MM-DD; undefined for an account never used. */
export const getLastSeen = async (accountId: string): Promise<string | undefined> =>
  (await get<{ readonly seenOn: string }>(lastSeenKey(accountId)))?.seenOn;

export async function noteLastSeen(accountId: string, day: string): Promise<void> {
  await updateOne(lastSeenKey(accountId), {
    UpdateExpression: "SET seenOn = :day",
    ConditionExpression: "attribute_not_exists(pk) OR seenOn < :day",
    ExpressionAttributeValues: { ":day": day },
  });
}

/** Requires no use since `seenOn` was read. */
export const requireLastSeen = (accountId: string, seenOn: string | undefined): Write =>
  check(
    lastSeenKey(accountId),
    seenOn === undefined ? { ConditionExpression: "attribute_not_exists(pk)" } : holds({ seenOn }),
  );
