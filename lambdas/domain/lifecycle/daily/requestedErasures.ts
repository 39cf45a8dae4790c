import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { withDeletion } from "#lambdas/domain/lifecycle/ownDeletions.ts";
import { log } from "#lambdas/log.ts";
import { only } from "#lambdas/only.ts";
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

/** A restricted owner cannot sign in to undo it, and has the whole time again after a restoration. */
function waitsUntil({ status, statusSince }: AccountRecord, today: string): string {
  if (status === "RESTRICTED") return deletionDay(today);
  return statusSince ? deletionDay(dayOf(new Date(statusSince))) : today;
}

const isDue = (account: AccountRecord, { day }: RequestedDeletion, today: string): boolean =>
  account.deletionOn === day && waitsUntil(account, today) <= today;

class NotDue extends Error {}

/** In the version checked: of this and an undoing, one wins. */
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
  // Also finishes an interrupted erasure.
  if (account && (!isOpen || account.deletionOn === day)) await eraseRequested(deletion, today);
  await requestedDeletions(day).remove(deletion);
}

/** Notices an undoing just before the erasure. */
const settle = (deletion: RequestedDeletion, today: string): Promise<void> =>
  follow(deletion, today).catch(only(NotDue, () => follow(deletion, today)));

/** Erases the accounts whose owners asked for it and whose day has come. */
export const eraseAllRequested = (today: string): Promise<void> =>
  drainDays(
    { name: "deletions", today, daysBack: 1 },
    {
      read: (day) => requestedDeletions(day).read,
      work: (deletion) => retryOnConflict(() => settle(deletion, today)),
      onFailure: ({ accountId }, error) =>
        log.error("an account was not erased as its owner asked", { accountId, reason: error.name }),
      atOnce: 5,
      failure: "Not every account was erased whose owner asked for it",
    },
  );
