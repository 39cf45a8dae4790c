import { requestedDeletionsPk } from "#lambdas/records/table/keys.ts";
import { discard, remove, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** The day on which an account is erased because its owner asked for it. The account decides: it names the same day. */
export interface RequestedDeletion {
  readonly accountId: string;
  readonly day: string;
}

/** The deletions of a day. */
export const requestedDeletions = (day: string) =>
  workQueue<RequestedDeletion>(requestedDeletionsPk(day), ({ accountId }) => accountId);

const keyOf = ({ accountId, day }: RequestedDeletion) => ({ pk: requestedDeletionsPk(day), sk: accountId });

/** Adds a deletion in the transaction that names its day in the account. */
export const addDeletion = ({ accountId, day }: RequestedDeletion): Write =>
  requestedDeletions(day).add({ accountId, day });

/** Drops a deletion in the transaction that takes its day out of the account. */
export const dropDeletion = (deletion: RequestedDeletion): Write => discard(keyOf(deletion));

/** The writes that put a deletion off; of several runs one does it. */
export const putOffDeletion = (from: RequestedDeletion, day: string): Write[] => [
  remove(keyOf(from)),
  addDeletion({ ...from, day }),
];
