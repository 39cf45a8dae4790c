import { getMany } from "#lambdas/records/table/getMany.ts";
import { queueNoticesPk, queueTurnsPk } from "#lambdas/records/table/keys.ts";
import { enqueue } from "#lambdas/records/table/outbox.ts";
import { get, insert, type Key, range, remove, replace, type Write } from "#lambdas/records/table/table.ts";
import type { MailOf } from "#shared/contract/queues.ts";

export type QueueMail = MailOf<"staff">;

export interface QueueNotice {
  readonly accountId: string;
  readonly turn: string;
  /** Eastern, YYYY-MM-DD; absent before the first morning. */
  readonly day?: string | undefined;
  readonly version: number;
}

export type QueueNoticeRecord = QueueNotice & Key;

const noticeKey = (accountId: string): Key => ({ pk: queueNoticesPk, sk: accountId });

export async function noticesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, QueueNoticeRecord>> {
  const found = await getMany<QueueNoticeRecord>(accountIds.map(noticeKey));
  return new Map(found.map((notice) => [notice.accountId, notice]));
}

/**
 * Of several runs one writes it.
 * @param before as read
 */
export const addQueueMail = (
  mail: QueueMail,
  notice: Omit<QueueNotice, "version">,
  before: QueueNoticeRecord | undefined,
): Write[] => [
  before
    ? replace({ ...before, ...notice, version: before.version })
    : insert<QueueNoticeRecord>({ ...notice, ...noticeKey(notice.accountId), version: 1 }),
  enqueue("mails", { mail: "staff", ...mail }),
];

/** Lasts from a department's first entry until its queues are empty. */
interface QueueTurn {
  /** Staff told of this turn are not told again. */
  readonly turn: string;
}

type QueueTurnRecord = QueueTurn & Key;

const turnKey = (department: string): Key => ({ pk: queueTurnsPk, sk: department });

export const getQueueTurn = (department: string) => get<QueueTurnRecord>(turnKey(department));

/** Of all departments with a turn. */
export const readTurns = async (): Promise<string[]> =>
  (await range<QueueTurnRecord>(queueTurnsPk, " ", "~")).map(({ sk }) => sk);

/** Throws a Conflict when another run began one. */
export const beginTurn = (department: string, turn: string): Write =>
  insert<QueueTurnRecord>({ ...turnKey(department), turn });

export const endTurn = (department: string): Write => remove(turnKey(department));
