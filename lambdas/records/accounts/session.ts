import { holds } from "#lambdas/records/table/condition.ts";
import { digestOf } from "#lambdas/records/table/digest.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountKey, lastOf, sessionKey, sessionsPk } from "#lambdas/records/table/keys.ts";
import { discard, get, type Key, put, range } from "#lambdas/records/table/table.ts";
import { deleteOne, putOne, updateOne } from "#lambdas/records/table/writeOne.ts";
import { idleMarginSeconds, idleSeconds } from "#shared/rules/account/sessionLength.ts";
import { dayOf } from "#shared/rules/dates.ts";
import type { AccountRecord } from "./account.ts";
import { noteLastSeen } from "./lastSeen.ts";

/** A sign-in. The row's key is a digest of the id in its tokens. */
export interface SessionDetails {
  /** In seconds. */
  readonly created: number;
  /** In seconds; the table removes it later. */
  readonly expiresAt: number;
  /** A digest of its refresh token: proves its holder without the pool. */
  readonly holder: string;
  /** The last use in seconds, a minute late at most. */
  readonly seenAt: number;
  readonly endsWhenIdle: boolean;
  /** Browser and system, "Firefox on Windows". */
  readonly device: string;
}

export type SessionRecord = SessionDetails & Key;

const keyOf = (accountId: string, sessionId: string): Key => sessionKey(accountId, sessionNameOf(sessionId));

/** For its account to see and end it; gives no access. */
export const sessionNameOf = (sessionId: string): string => digestOf(sessionId);

export const nameOf = ({ sk }: Key): string => sk.slice("S#".length);

export const holderDigest = (refreshToken: string): string => digestOf(refreshToken);

/** In its time, and used lately if it has to be. */
export function isOpen({ expiresAt, seenAt, endsWhenIdle }: SessionDetails, now: number): boolean {
  const isIdle = endsWhenIdle && now - seenAt > idleSeconds + idleMarginSeconds;
  return expiresAt > now && !isIdle;
}

/** Consistently, by one request: a request takes more processor time than reading its rows. */
export async function getWithAccount(accountId: string, sessionId: string) {
  const keys = [accountKey(accountId), keyOf(accountId, sessionId)];
  const rows = await getMany<Key>(keys, { isConsistent: true });
  const [account, session] = keys.map(({ pk }) => rows.find((row) => row.pk === pk));
  return { account: account as AccountRecord | undefined, session: session as SessionRecord | undefined };
}

export const getSession = (accountId: string, sessionId: string) => get<SessionRecord>(keyOf(accountId, sessionId));

/** Also those that are over. */
export const readSessions = (accountId: string): Promise<SessionRecord[]> =>
  range<SessionRecord>(sessionsPk(accountId), "S#", lastOf("S#"));

export async function putSession(accountId: string, sessionId: string, details: SessionDetails): Promise<void> {
  await putOne(put<SessionRecord>({ ...details, ...keyOf(accountId, sessionId) }));
}

const dayOfSecond = (second: number): string => dayOf(new Date(second * 1_000));

/** Unless the session was ended meanwhile; a day's first use also for its account. */
export async function noteSeen(accountId: string, { pk, sk, seenAt }: SessionRecord, now: number): Promise<void> {
  // If this fails, the next use of the session does both.
  if (dayOfSecond(seenAt) !== dayOfSecond(now)) await noteLastSeen(accountId, dayOfSecond(now));
  await updateOne(
    { pk, sk },
    {
      UpdateExpression: "SET seenAt = :now",
      ConditionExpression: "attribute_exists(pk) AND seenAt < :now",
      ExpressionAttributeValues: { ":now": now },
    },
  );
}

/** By its refresh token; it need not exist. */
export async function deleteSession(accountId: string, sessionId: string, refreshToken: string): Promise<void> {
  const isHeld = holds({ holder: holderDigest(refreshToken) });
  await deleteOne(discard(keyOf(accountId, sessionId), isHeld));
}

export async function deleteSessionNamed(accountId: string, name: string): Promise<void> {
  await deleteOne(discard(sessionKey(accountId, name)));
}
