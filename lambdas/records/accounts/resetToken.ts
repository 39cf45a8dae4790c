import { notExpired } from "#lambdas/records/table/condition.ts";
import { digestOf, keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { resetKey } from "#lambdas/records/table/keys.ts";
import { discard, getLive, insert, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

interface ResetDetails {
  /** "" for an address without an account. */
  readonly accountId: string;
  /** A digest of its mail's address. */
  readonly mailbox: string;
  readonly expiresAt: number;
}

type ResetRecord = ResetDetails & Key;

const keyOf = (token: string): Key => resetKey(digestOf(token));

interface Recipient {
  readonly accountId: string;
  readonly email: string;
}

function recordOf(token: string, { accountId, email }: Recipient, seconds: number): ResetRecord {
  const mailbox = keyedDigestOf(email);
  return { ...keyOf(token), accountId, mailbox, expiresAt: secondsNow() + seconds };
}

export async function putResetToken(token: string, recipient: Recipient, seconds: number): Promise<void> {
  await putOne(put(recordOf(token, recipient, seconds)));
}

export const insertResetToken = (token: string, recipient: Recipient, seconds: number): Write =>
  insert(recordOf(token, recipient, seconds));

/** Lets an account remove the token, but opens nothing. */
export const resetTokenName = (token: string): string => digestOf(token);

/** By name; it may be gone. */
export const removeResetToken = (name: string): Write => discard(resetKey(name));

/** Undefined for a token used, expired, unknown, or of no account. */
export async function readResetToken(token: string): Promise<ResetDetails | undefined> {
  const record = await getLive<ResetDetails>(keyOf(token));
  return record?.accountId ? record : undefined;
}

export const wasMailedTo = ({ mailbox }: ResetDetails, email: string): boolean => mailbox === keyedDigestOf(email);

/** Throws `used` when it is gone or has expired. */
export const consumeResetToken = (token: string, used: Error): Write => discard(keyOf(token), notExpired(), used);
