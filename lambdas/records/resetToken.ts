import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { digestOf } from "./digest.ts";
import { resetKey } from "./keys.ts";
import { get, type Key, table, type Write } from "./table.ts";

interface ResetRecord extends Key {
  /** Whose password the token sets; empty for an address that nobody has, where it sets none. */
  readonly accountId: string;
  readonly expiresAt: number;
}

const keyOf = (token: string): Key => resetKey(digestOf(token));

export async function putResetToken(token: string, accountId: string, seconds: number): Promise<void> {
  const record: ResetRecord = { ...keyOf(token), accountId, expiresAt: secondsNow() + seconds };
  await table.send(new PutCommand({ TableName: env.table, Item: record }));
}

/** The account whose password a token sets; undefined for a token that is used, expired or invented. */
export async function readResetToken(token: string): Promise<string | undefined> {
  const record = await get<ResetRecord>(keyOf(token));
  return record && record.expiresAt > secondsNow() ? record.accountId || undefined : undefined;
}

/** Takes a token away in the transaction that it allows; throws `used` when it is gone or out of date. */
export function consumeResetToken(token: string, used: Error): Write {
  return {
    write: {
      Delete: {
        TableName: env.table,
        Key: keyOf(token),
        ConditionExpression: "attribute_exists(pk) AND expiresAt > :now",
        ExpressionAttributeValues: { ":now": secondsNow() },
      },
    },
    otherwise: used,
  };
}
