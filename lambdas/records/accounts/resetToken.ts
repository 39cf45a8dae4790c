import { digestOf, keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { resetKey } from "#lambdas/records/table/keys.ts";
import { discard, get, insert, type Key, notExpired, put, type Write } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

interface ResetDetails {
  /**
   * The account of which the token sets the password; "" for an address without an account, where it sets
   * none.
   */
  readonly accountId: string;
  /** A digest of the address that it was mailed to. */
  readonly mailbox: string;
  readonly expiresAt: number;
}

type ResetRecord = ResetDetails & Key;

const keyOf = (token: string): Key => resetKey(digestOf(token));

/** The address that a token is mailed to, and its account. */
interface Recipient {
  readonly accountId: string;
  readonly email: string;
}

function recordOf(token: string, { accountId, email }: Recipient, seconds: number): ResetRecord {
  const mailbox = keyedDigestOf(email);
  return { ...keyOf(token), accountId, mailbox, expiresAt: secondsNow() + seconds };
}

/** Stores a token. */
export async function putResetToken(token: string, recipient: Recipient, seconds: number): Promise<void> {
  await putOne(put(recordOf(token, recipient, seconds)));
}

/** Stores a token in a transaction. */
export const insertResetToken = (token: string, recipient: Recipient, seconds: number): Write =>
  insert(recordOf(token, recipient, seconds));

/** The name of a token, by which an account can remove it; it cannot be used. */
export const resetTokenName = (token: string): string => digestOf(token);

/** Removes a token by its name; it may be gone. */
export const removeResetToken = (name: string): Write => discard(resetKey(name));

/** The row of a token; undefined for one that was used, has expired, is unknown, or belongs to no account. */
export async function readResetToken(token: string): Promise<ResetDetails | undefined> {
  const record = await get<ResetRecord>(keyOf(token));
  return record?.accountId && record.expiresAt > secondsNow() ? record : undefined;
}

/** Whether a token was mailed to this address. */
export const wasMailedTo = ({ mailbox }: ResetDetails, email: string): boolean =>
  mailbox === keyedDigestOf(email);

/** Removes a token in the transaction that it allows; throws `used` when it is gone or has expired. */
export const consumeResetToken = (token: string, used: Error): Write =>
  discard(keyOf(token), notExpired(secondsNow()), used);
