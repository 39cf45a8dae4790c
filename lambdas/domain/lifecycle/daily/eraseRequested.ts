import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { withDeletion } from "#lambdas/domain/lifecycle/ownDeletions.ts";
import { only } from "#lambdas/only.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { addDeletion, type RequestedDeletion } from "#lambdas/records/lifecycle/requestedDeletion.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import { deletionDay } from "#shared/rules/account/deletion.ts";
import { dayOf } from "#shared/rules/dates.ts";

/** A restricted owner cannot undo it, and has the whole time again after a restoration. */
function waitsUntil({ status, statusSince }: AccountRecord, today: string): string {
  if (status === "RESTRICTED") return deletionDay(today);
  return statusSince ? deletionDay(dayOf(new Date(statusSince))) : today;
}

const isDue = (account: AccountRecord, { day }: RequestedDeletion, today: string): boolean =>
  account.deletionOn === day && waitsUntil(account, today) <= today;

class NotDue extends Error {}

/** In the version checked: of this and an undoing, one wins. */
async function eraseDue(deletion: RequestedDeletion, today: string): Promise<void> {
  const actor = { accountId: "deletion", role: "ENGINEER", requestId: `deletion-${today}` } as const;
  await erase(deletion.accountId, actor, {
    async requires(account) {
      if (!isDue(account, deletion, today)) throw new NotDue();
      return [];
    },
    reason: "OWNER",
  });
}

async function follow(deletion: RequestedDeletion, today: string, done: Write): Promise<void> {
  const { accountId, day } = deletion;
  const account = await getAccount(accountId);
  const isOpen = account !== undefined && account.status !== "DELETED";
  if (isOpen && account.deletionOn === day && !isDue(account, deletion, today)) {
    const until = waitsUntil(account, today);
    return transact([done, replace(withDeletion(account, until)), addDeletion({ accountId, day: until })]);
  }
  // Also finishes an interrupted erasure.
  if (account && (!isOpen || account.deletionOn === day)) await eraseDue(deletion, today);
}

/** Notices an undoing just before the erasure. */
export const eraseRequested = (deletion: RequestedDeletion, today: string, done: Write): Promise<void> =>
  retryOnConflict(() => follow(deletion, today, done).catch(only(NotDue, () => follow(deletion, today, done))));
