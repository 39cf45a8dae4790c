import { queueTurnsPk } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, remove, type Write } from "#lambdas/records/table/table.ts";

/** That something waits for a department, from the first entry on until its queues are empty again. */
interface QueueTurn {
  /** Names this time among others: who was told of it is not told again. */
  readonly turn: string;
}

export type QueueTurnRecord = QueueTurn & Key;

const keyOf = (department: string): Key => ({ pk: queueTurnsPk, sk: department });

export const getQueueTurn = (department: string) => get<QueueTurnRecord>(keyOf(department));

/** Begins a turn; throws a Conflict when another run did. */
export const beginTurn = (department: string, turn: string): Write =>
  insert({ ...keyOf(department), turn } as QueueTurnRecord);

export const endTurn = (department: string): Write => remove(keyOf(department));
