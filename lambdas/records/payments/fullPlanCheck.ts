import { fullPlanChecksPk, newId } from "#lambdas/records/table/keys.ts";
import type { Key, Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A family some paid member left: the full plan may be lacking. */
interface FullPlanCheck {
  readonly owner: string;
  /** Ending one check never removes a family's later one. */
  readonly id: string;
}

export type FullPlanCheckRecord = FullPlanCheck & Key;

const prefixOf = (owner: string): string => `${owner}#`;

const fullPlanChecks = workQueue<FullPlanCheck>(
  fullPlanChecksPk,
  ({ owner, id }) => `${prefixOf(owner)}${id}`,
);

/** Adds a check in the transaction of a paid member leaving, or paying with another order. */
export const addFullPlanCheck = (owner: string): Write => fullPlanChecks.add({ owner, id: newId() });

export const readFullPlanChecks = (owner: string | undefined, after: string, limit: number) =>
  fullPlanChecks.read(after, limit, owner === undefined ? "" : prefixOf(owner));
