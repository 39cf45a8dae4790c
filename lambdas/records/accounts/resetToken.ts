import { digestOf, keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { resetKey } from "#lambdas/records/table/keys.ts";
import { discard, get, insert, type Key, notExpired, put, type Write } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** What is stored of a token. */
interface ResetDetails {
  /** Whose password the token sets; empty for an address that nobody has, where it sets none. */
  readonly accountId: string;
  /** A digest of the address that it was mailed to. */
  readonly mailbox: string;
  readonly expiresAt: number;
}

type ResetRecord = ResetDetails & Key;

const keyOf = (token: string): Key => resetKey(digestOf(token));

/** The mailbox that a token goes to, and the account that has this address. */
interface Recipient {
  readonly accountId: string;
  readonly email: string;
}

function recordOf(token: string, { accountId, email }: Recipient, seconds: number): ResetRecord {
  const mailbox = keyedDigestOf(email);
  return { ...keyOf(token), accountId, mailbox, expiresAt: secondsNow() + seconds };
}

/** Keeps a token that is mailed to an address, with the account that has this address. */
export async function putResetToken(token: string, recipient: Recipient, seconds: number): Promise<void> {
  await putOne(put(recordOf(token, recipient, seconds)));
}

/** Keeps a token in the transaction that it belongs to. */
export const insertResetToken = (token: string, recipient: Recipient, seconds: number): Write =>
  insert(recordOf(token, recipient, seconds));

/** What an account may keep of a token, to take it away later: it cannot be used. */
export const resetTokenName = (token: string): string => digestOf(token);

/** Takes a token away by its name; it may be gone. */
export const removeResetToken = (name: string): Write => discard(resetKey(name));

/** What a token allows; undefined for one that is used, expired, invented or of an address that nobody has. */
export async function readResetToken(token: string): Promise<ResetDetails | undefined> {
  const record = await get<ResetRecord>(keyOf(token));
  return record?.accountId && record.expiresAt > secondsNow() ? record : undefined;
}

/** Whether a token was mailed to this address. */
export const wasMailedTo = ({ mailbox }: ResetDetails, email: string): boolean =>
  mailbox === keyedDigestOf(email);

/** Takes a token away in the transaction that it allows; throws `used` when it is gone or out of date. */
export const consumeResetToken = (token: string, used: Error): Write =>
  discard(keyOf(token), notExpired(secondsNow()), used);
