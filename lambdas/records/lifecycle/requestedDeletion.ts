import { requestedDeletionsPk } from "#lambdas/records/table/keys.ts";
import { discard, remove, type Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** The account decides: it names the same day. */
export interface RequestedDeletion {
  readonly accountId: string;
  readonly day: string;
}

export const requestedDeletions = (day: string) =>
  workQueue<RequestedDeletion>(requestedDeletionsPk(day), ({ accountId }) => accountId);

const keyOf = ({ accountId, day }: RequestedDeletion) => ({ pk: requestedDeletionsPk(day), sk: accountId });

export const addDeletion = ({ accountId, day }: RequestedDeletion): Write =>
  requestedDeletions(day).add({ accountId, day });

export const dropDeletion = (deletion: RequestedDeletion): Write => discard(keyOf(deletion));

/** Of several runs one does it. */
export const putOffDeletion = (from: RequestedDeletion, day: string): Write[] => [
  remove(keyOf(from)),
  addDeletion({ ...from, day }),
];
