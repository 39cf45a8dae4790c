import { drain } from "#lambdas/domain/common/drain.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { withDeletion } from "#lambdas/domain/lifecycle/ownDeletions.ts";
import { log } from "#lambdas/log.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import {
  putOffDeletion,
  type RequestedDeletion,
  requestedDeletions,
} from "#lambdas/records/lifecycle/requestedDeletion.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import { deletionDay } from "#shared/rules/account/deletion.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { drainDays } from "./drainDays.ts";

/**
 * Until when a due deletion waits: a restricted owner cannot sign in to undo it, and has the whole time again once the
 * account is restored.
 */
function waitsUntil({ status, statusSince }: AccountRecord, today: string): string {
  if (status === "RESTRICTED") return deletionDay(today);
  return statusSince ? deletionDay(dayOf(new Date(statusSince))) : today;
}

/** Whether an account may be erased now for a deletion; an undone one names another day or none. */
const isDue = (account: AccountRecord, { day }: RequestedDeletion, today: string): boolean =>
  account.deletionOn === day && waitsUntil(account, today) <= today;

/** The account is not due any more: its owner keeps it, or it was restricted. */
class NotDue extends Error {}

/** Erases an account. It is replaced in the version that was looked at: of this and an undoing, one wins. */
async function eraseRequested(deletion: RequestedDeletion, today: string): Promise<void> {
  const actor = { accountId: "deletion", role: "ENGINEER", requestId: `deletion-${today}` } as const;
  await erase(deletion.accountId, actor, {
    async requires(account) {
      if (!isDue(account, deletion, today)) throw new NotDue();
      return [];
    },
    reason: "OWNER",
  });
}

async function follow(deletion: RequestedDeletion, today: string): Promise<void> {
  const { accountId, day } = deletion;
  const account = await getAccount(accountId);
  const isOpen = account !== undefined && account.status !== "DELETED";
  if (isOpen && account.deletionOn === day && !isDue(account, deletion, today)) {
    const until = waitsUntil(account, today);
    return transact([replace(withDeletion(account, until)), ...putOffDeletion(deletion, until)]);
  }
  // One that broke off is gone on with.
  if (account && (!isOpen || account.deletionOn === day)) await eraseRequested(deletion, today);
  await requestedDeletions(day).remove(deletion);
}

/** Takes a deletion out of its day: it is done, undone or put off. An undoing just before the erasure is noticed. */
async function settle(deletion: RequestedDeletion, today: string): Promise<void> {
  try {
    await follow(deletion, today);
  } catch (error) {
    if (!(error instanceof NotDue)) throw error;
    await follow(deletion, today);
  }
}

/**
 * Erases the accounts whose owners asked for it and whose day has come. A run that was cut off is run again. Throws
 * after all accounts when one failed.
 */
export async function eraseAllRequested(today: string): Promise<void> {
  const isDone = await drainDays({ name: "deletions", today, daysBack: 1 }, (day) =>
    drain({
      read: requestedDeletions(day).read,
      work: (deletion) => retryOnConflict(() => settle(deletion, today)),
      onFailure: ({ accountId }, error) =>
        log.error("an account was not erased as its owner asked", { accountId, reason: error.name }),
      atOnce: 5,
    }),
  );
  if (!isDone) throw new Error("Not every account was erased whose owner asked for it");
}
