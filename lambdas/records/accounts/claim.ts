import { holds } from "#lambdas/records/table/condition.ts";
import { emailClaimKey, phoneClaimKey } from "#lambdas/records/table/keys.ts";
import { discard, get, insert, type Key, type Write } from "#lambdas/records/table/table.ts";

interface ClaimRecord extends Key {
  readonly accountId: string;
}

export const getEmailClaim = (email: string) => get<ClaimRecord>(emailClaimKey(email));
export const getPhoneClaim = (cell: string) => get<ClaimRecord>(phoneClaimKey(cell));

const claim = (key: Key, accountId: string, taken: Error): Write => insert<ClaimRecord>({ ...key, accountId }, taken);

/** Throws `taken` when another account has it. */
export const claimEmail = (email: string, accountId: string, taken: Error): Write =>
  claim(emailClaimKey(email), accountId, taken);

export const claimPhone = (cell: string, accountId: string, taken: Error): Write =>
  claim(phoneClaimKey(cell), accountId, taken);

const release = (key: Key, accountId: string): Write => discard(key, holds({ accountId }));

export const releaseEmail = (email: string, accountId: string): Write => release(emailClaimKey(email), accountId);

export const releasePhone = (cell: string, accountId: string): Write => release(phoneClaimKey(cell), accountId);
