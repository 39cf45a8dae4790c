import { emailClaimKey, phoneClaimKey } from "./keys.ts";
import { get, insert, type Key, type Write } from "./table.ts";

/** That an e-mail address or a phone number belongs to an account. */
export interface ClaimDetails {
  readonly accountId: string;
}

type ClaimRecord = ClaimDetails & Key;

export const getEmailClaim = (email: string) => get<ClaimRecord>(emailClaimKey(email));
export const getPhoneClaim = (cell: string) => get<ClaimRecord>(phoneClaimKey(cell));

function claim(key: Key, accountId: string, taken: Error): Write {
  const record: ClaimRecord = { ...key, accountId };
  return insert(record, taken);
}

/** Claims an e-mail address in the transaction that gives it to an account; throws `taken` when it has one. */
export const claimEmail = (email: string, accountId: string, taken: Error): Write =>
  claim(emailClaimKey(email), accountId, taken);

/** Claims a phone number in the transaction that gives it to an account; throws `taken` when it has one. */
export const claimPhone = (cell: string, accountId: string, taken: Error): Write =>
  claim(phoneClaimKey(cell), accountId, taken);
