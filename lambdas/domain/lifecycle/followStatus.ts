import { pauseSubscription } from "#lambdas/adapters/payments.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { tellAllFacts } from "#lambdas/domain/family/doorNotes.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import { enqueueOn } from "#lambdas/records/table/outbox.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import { addDays } from "#shared/rules/dates.ts";
import { updateDepartmentsAndHomes } from "./accountJackets.ts";

/** Without jackets nothing is charged. */
async function pauseSubscriptions({ id, status }: AccountRecord): Promise<void> {
  const running = (await readOrders(id)).filter(({ ended }) => !ended);
  for (const { subscription } of running)
    if (subscription) await pauseSubscription(subscription, status === "RESTRICTED");
  // Another worker may have followed a later status meanwhile.
  if ((await getAccount(id))?.status !== status) throw new Conflict();
}

/** A bank may take two weeks. */
const arrivalDays = 30;

const mayStillArrive = ({ statusSince = "" }: AccountRecord, today: string): boolean =>
  today <= addDays(statusSince.slice(0, 10), arrivalDays);

async function follow(accountId: string, today: string): Promise<void> {
  const account = await getAccount(accountId);
  // An erasure has its own work.
  if (!account || account.status === "DELETED") return;
  await updateDepartmentsAndHomes(accountId);
  if (account.status === "ACTIVE") await tellAllFacts(accountId);
  await pauseSubscriptions(account);
  // A payment begun before a restriction.
  if (account.status === "RESTRICTED" && mayStillArrive(account, today)) {
    const due = { day: addDays(today, 1), owner: accountId, name: `status.${accountId}` };
    await transact([enqueueOn(due, "follow", { task: "followStatus", accountId })]);
  }
}

/** Also for the payments, which calls may not change. */
export const followStatus = (accountId: string, today: string): Promise<void> =>
  retryOnConflict(() => follow(accountId, today));
