import type { Condition } from "./condition.ts";
import { lastOf } from "./keys.ts";
import { discard, type Key, put, query, type Write } from "./table.ts";
import { deleteOne } from "./writeOne.ts";

/** A queue of work: the rows of one partition. */
export interface WorkQueue<Work> {
  /** The same work has the same row. */
  add(work: Work): Write;
  /**
   * Reads rows by sort key, consistently.
   * @param after the sort key before the first one, "" for the beginning
   * @param prefix of the sort keys, "" for all
   */
  read(after: string, limit: number, prefix?: string): Promise<(Work & Key)[]>;
  /** Returns false when the condition fails. */
  remove(work: Work, condition?: Condition): Promise<boolean>;
}

/** @param sortKey unique; begins with a letter, a digit, "_" or "-" */
export function workQueue<Work extends object>(pk: string, sortKey: (work: Work) => string): WorkQueue<Work> {
  const keyOf = (work: Work): Key => ({ pk, sk: sortKey(work) });
  return {
    add: (work) => put({ ...work, ...keyOf(work) }),
    async read(after, limit, prefix = "") {
      const { items } = await query<Work & Key>({
        KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :last",
        ExpressionAttributeValues: {
          ":pk": pk,
          // BETWEEN includes its ends. No sort key lies between `after` and `after` with a space.
          ":first": after ? `${after} ` : prefix || "!",
          ":last": lastOf(prefix),
        },
        ConsistentRead: true,
        Limit: limit,
      });
      return items;
    },
    remove: (work, condition) => deleteOne(discard(keyOf(work), condition)),
  };
}
