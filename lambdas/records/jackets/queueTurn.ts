import { queueTurnsPk } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, remove, type Write } from "#lambdas/records/table/table.ts";

/** Lasts from a department's first entry until its queues are empty. */
interface QueueTurn {
  /** Staff told of this turn are not told again. */
  readonly turn: string;
}

export type QueueTurnRecord = QueueTurn & Key;

const keyOf = (department: string): Key => ({ pk: queueTurnsPk, sk: department });

export const getQueueTurn = (department: string) => get<QueueTurnRecord>(keyOf(department));

/** Throws a Conflict when another run began one. */
export const beginTurn = (department: string, turn: string): Write =>
  insert({ ...keyOf(department), turn } as QueueTurnRecord);

export const endTurn = (department: string): Write => remove(keyOf(department));
