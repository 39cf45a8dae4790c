import * as identity from "#lambdas/adapters/identity.ts";
import { log } from "#lambdas/log.ts";
import { type AccountDetails, accountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { renameAccount } from "#lambdas/records/accounts/accountNames.ts";
import { claimEmail, claimPhone, getEmailClaim, getPhoneClaim } from "#lambdas/records/accounts/claim.ts";
import { insert, transact, type Write } from "#lambdas/records/table/table.ts";

type NewAccount = Omit<AccountDetails, "tokensValidFrom" | "created" | "updated" | "version">;

export function newAccount(details: NewAccount): AccountDetails {
  const created = new Date().toISOString();
  return { ...details, tokensValidFrom: 0, created, updated: created, version: 1 };
}

export interface Refusals {
  readonly email: () => Error;
  readonly phone: () => Error;
}

const discardCredentials = (accountId: string): Promise<void> =>
  identity.deleteCredentials(accountId).catch((error: Error) =>
    // Credentials open nothing without an account.
    log.error("credentials without an account were left behind", { accountId, error }),
  );

interface AccountWrites {
  readonly first?: readonly Write[];
  readonly also?: readonly Write[];
}

/** Credentials first; they are deleted if the transaction fails. */
export async function openAccount(
  account: AccountDetails,
  password: string,
  refusals: Refusals,
  { first = [], also = [] }: AccountWrites = {},
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
      ...renameAccount(undefined, account),
    ]);
  } catch (error) {
    // Perhaps only the transaction's answer was lost.
    if (await getAccount(id)) return;
    await discardCredentials(id);
    throw error;
  }
}

/** Before any credentials are created. */
export async function findTaken(
  email: string,
  cell: string | undefined,
  refusals: Refusals,
): Promise<Error | undefined> {
  const [emailClaim, phoneClaim] = await Promise.all([getEmailClaim(email), cell ? getPhoneClaim(cell) : undefined]);
  if (emailClaim) return refusals.email();
  return phoneClaim && refusals.phone();
}
