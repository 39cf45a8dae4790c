import { lastSeenKey } from "#lambdas/records/table/keys.ts";
import { check, get, type Key, type Write } from "#lambdas/records/table/table.ts";
import { updateOne } from "#lambdas/records/table/writeOne.ts";

interface LastSeenRecord extends Key {
  readonly seenOn: string;
}

/** The day on which an account was last used, YYYY-MM-DD; undefined when it was not since this is kept. */
export const getLastSeen = async (accountId: string): Promise<string | undefined> =>
  (await get<LastSeenRecord>(lastSeenKey(accountId)))?.seenOn;

/** Notes that an account is used on a day. */
export async function noteLastSeen(accountId: string, day: string): Promise<void> {
  await updateOne(lastSeenKey(accountId), {
    UpdateExpression: "SET seenOn = :day",
    ConditionExpression: "attribute_not_exists(pk) OR seenOn < :day",
    ExpressionAttributeValues: { ":day": day },
  });
}

/** Requires that an account was not used since this was read. */
export const requireLastSeen = (accountId: string, seenOn: string | undefined): Write =>
  check(
    lastSeenKey(accountId),
    seenOn === undefined
      ? { ConditionExpression: "attribute_not_exists(pk)" }
      : { ConditionExpression: "seenOn = :day", ExpressionAttributeValues: { ":day": seenOn } },
  );
