import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { digestOf } from "#lambdas/records/table/digest.ts";
import { sessionKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, table } from "#lambdas/records/table/table.ts";

/** A sign-in that may be refreshed until it ends. Its id is kept as a digest: who reads it cannot use it. */
export interface SessionDetails {
  /** The second of the sign-in. */
  readonly created: number;
  /** The second in which it ends; the table removes it some time later. */
  readonly expiresAt: number;
}

type SessionRecord = SessionDetails & Key;

const keyOf = (accountId: string, sessionId: string): Key => sessionKey(accountId, digestOf(sessionId));

export const getSession = (accountId: string, sessionId: string) =>
  get<SessionRecord>(keyOf(accountId, sessionId));

export async function putSession(
  accountId: string,
  sessionId: string,
  details: SessionDetails,
): Promise<void> {
  const record: SessionRecord = { ...details, ...keyOf(accountId, sessionId) };
  await table.send(new PutCommand({ TableName: env.table, Item: record }));
}

/** Deletes a sign-in; there may be none. */
export async function deleteSession(accountId: string, sessionId: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName: env.table, Key: keyOf(accountId, sessionId) }));
}
