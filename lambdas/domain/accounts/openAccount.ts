import * as identity from "#lambdas/adapters/identity.ts";
import { log } from "#lambdas/log.ts";
import { type AccountDetails, accountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { claimEmail, claimPhone, getEmailClaim, getPhoneClaim } from "#lambdas/records/accounts/claim.ts";
import { insert, transact, type Write } from "#lambdas/records/table/table.ts";

type NewAccount = Omit<AccountDetails, "tokensValidFrom" | "created" | "updated" | "version">;

/** The details of an account that is made now. */
export function newAccount(details: NewAccount): AccountDetails {
  const created = new Date().toISOString();
  return { ...details, tokensValidFrom: 0, created, updated: created, version: 1 };
}

/** What is thrown where another account has the e-mail address or the phone number. */
export interface Refusals {
  readonly email: () => Error;
  readonly phone: () => Error;
}

async function discardCredentials(accountId: string): Promise<void> {
  try {
    await identity.deleteCredentials(accountId);
  } catch (error) {
    // They open nothing, since there is no account; they are only to be cleaned up.
    log.error("credentials without an account were left behind", { accountId, error: error as Error });
  }
}

/** What is written in the transaction that makes an account: before its claims, and after that of its address. */
interface Beside {
  readonly first?: readonly Write[];
  readonly also?: readonly Write[];
}

/**
 * Makes credentials, then the account and its claims in one transaction. An account is never without
 * credentials; when it is not made, its credentials go.
 */
export async function openAccount(
  account: AccountDetails,
  password: string,
  refusals: Refusals,
  { first = [], also = [] }: Beside = {},
): Promise<void> {
  const { id, email, cell } = account;
  try {
    await identity.createCredentials(id, password);
    await transact([
      ...first,
      claimEmail(email, id, refusals.email()),
      ...also,
      ...(cell ? [claimPhone(cell, id, refusals.phone())] : []),
      insert(accountRecord(account)),
    ]);
  } catch (error) {
    // The transaction may have succeeded and only its answer be lost.
    if (await getAccount(id)) return;
    await discardCredentials(id);
    throw error;
  }
}

/** Why an account cannot be made, found before credentials are made for it; undefined when it can. */
export async function findTaken(
  email: string,
  cell: string | undefined,
  refusals: Refusals,
): Promise<Error | undefined> {
  const [emailClaim, phoneClaim] = await Promise.all([
    getEmailClaim(email),
    cell ? getPhoneClaim(cell) : undefined,
  ]);
  if (emailClaim) return refusals.email();
  return phoneClaim && refusals.phone();
}
