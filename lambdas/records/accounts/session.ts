import { digestOf } from "#lambdas/records/table/digest.ts";
import { earlierSessionKey, sessionKey } from "#lambdas/records/table/keys.ts";
import { discard, get, type Key, put } from "#lambdas/records/table/table.ts";
import { deleteOne, putOne } from "#lambdas/records/table/writeOne.ts";

/**
 * A sign-in that can be refreshed until it ends. Its id is stored as a digest, so the row gives no access.
 */
export interface SessionDetails {
  /** The second of the sign-in. */
  readonly created: number;
  /** The second in which it ends; the table removes it some time later. */
  readonly expiresAt: number;
  /** A digest of its refresh token, by which its holder is known without the pool; absent in earlier rows. */
  readonly holder?: string | undefined;
}

type SessionRecord = SessionDetails & Key;

const keyOf = (accountId: string, sessionId: string): Key => sessionKey(accountId, digestOf(sessionId));

export const getSession = async (accountId: string, sessionId: string) =>
  (await get<SessionRecord>(keyOf(accountId, sessionId))) ??
  get<SessionRecord>(earlierSessionKey(accountId, digestOf(sessionId)));

export async function putSession(
  accountId: string,
  sessionId: string,
  details: SessionDetails,
): Promise<void> {
  const record: SessionRecord = { ...details, ...keyOf(accountId, sessionId) };
  await putOne(put(record));
}

/** What is stored of a refresh token. */
export const holderDigest = (refreshToken: string): string => digestOf(refreshToken);

/** Deletes a sign-in, which need not exist. */
export async function deleteSession(accountId: string, sessionId: string): Promise<void> {
  await deleteOne(discard(keyOf(accountId, sessionId)));
}
