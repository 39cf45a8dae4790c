import { log } from "#lambdas/log.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import {
  readStandings,
  removeStanding,
  type StandingRecord,
} from "#lambdas/records/accounts/pendingStatusChange.ts";
import { tellDepartments } from "./accountJackets.ts";
import { pauseSubscriptions } from "./subscriptionPauses.ts";

/** Brings the departments and the payment provider in line with one account's status. */
async function settle({ accountId }: StandingRecord): Promise<void> {
  const account = await getAccount(accountId);
  if (!account) return;
  // To erase takes permissions that no function has: whoever began it is to run it again.
  if (account.status === "DELETED") return log.error("an erasure was begun and not finished", { accountId });
  await tellDepartments(accountId);
  await pauseSubscriptions(account);
  // Of a restricted account a payment may still arrive that was begun before: it is looked at every day.
  if (account.status !== "RESTRICTED") await removeStanding(account);
}

async function succeeds(row: StandingRecord): Promise<boolean> {
  try {
    await settle(row);
    return true;
  } catch (error) {
    log.error("an account's status is not carried out", {
      accountId: row.accountId,
      error: error as Error,
    });
    return false;
  }
}

const pageSize = 25;

/**
 * Carries out the status of every account that was restricted, restored or is being erased: what a call left
 * that was cut off, and what calls may not do, the payments. Throws when one failed, after the others.
 */
export async function settleStandings(): Promise<void> {
  let isDone = true;
  let page: StandingRecord[] = [];
  do {
    page = await readStandings(page.at(-1)?.accountId ?? "", pageSize);
    const done = await Promise.all(page.map(succeeds));
    isDone &&= done.every(Boolean);
  } while (page.length === pageSize);
  if (!isDone) throw new Error("Not every account's status is carried out");
}
