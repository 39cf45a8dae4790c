import { getMany } from "#lambdas/records/table/getMany.ts";
import { queueMailsPk, queueNoticesPk } from "#lambdas/records/table/keys.ts";
import { mailQueue } from "#lambdas/records/table/mailQueue.ts";
import { insert, type Key, put, replace, type Write } from "#lambdas/records/table/table.ts";

/** Staff mail: FIRST after an empty queue, MORNING while entries wait. */
export interface QueueMail {
  readonly accountId: string;
  readonly kind: "FIRST" | "MORNING";
  /** The turn, or the Eastern day. */
  readonly occasion: string;
}

export const queueMails = mailQueue<QueueMail>(
  queueMailsPk,
  ({ accountId, kind, occasion }) => `${accountId}.${kind}.${occasion}`,
);

/** The last turn and morning told to an account. */
export interface QueueNotice {
  readonly accountId: string;
  readonly turn: string;
  /** Eastern, YYYY-MM-DD; absent before the first morning. */
  readonly day?: string | undefined;
  readonly version: number;
}

export type QueueNoticeRecord = QueueNotice & Key;

const keyOf = (accountId: string): Key => ({ pk: queueNoticesPk, sk: accountId });

export async function noticesOf(
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, QueueNoticeRecord>> {
  const found = await getMany<QueueNoticeRecord>(accountIds.map(keyOf));
  return new Map(found.map((notice) => [notice.accountId, notice]));
}

/**
 * Notes and queues a mail; of several runs one does.
 * @param before as read
 */
export const tell = (
  mail: QueueMail,
  notice: Omit<QueueNotice, "version">,
  before: QueueNoticeRecord | undefined,
): Write[] => [
  before
    ? replace({ ...before, ...notice, version: before.version })
    : insert({ ...notice, ...keyOf(notice.accountId), version: 1 } as QueueNoticeRecord),
  put(queueMails.rowOf(mail)),
];
