import { fullPlanChecksPk, newId } from "#lambdas/records/table/keys.ts";
import type { Key, Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A family that a paid member left: the others may lack the full plan. */
interface FullPlanCheck {
  readonly owner: string;
  /** Unique, so that ending one check never removes a later one of the same family. */
  readonly id: string;
}

export type FullPlanCheckRecord = FullPlanCheck & Key;

const prefixOf = (owner: string): string => `${owner}#`;

const fullPlanChecks = workQueue<FullPlanCheck>(
  fullPlanChecksPk,
  ({ owner, id }) => `${prefixOf(owner)}${id}`,
);

/** Adds a check in the transaction in which a paid member leaves, or pays with another order. */
export const addFullPlanCheck = (owner: string): Write => fullPlanChecks.add({ owner, id: newId() });

/** A page of the checks of one account, or of all. */
export const readFullPlanChecks = (owner: string | undefined, after: string, limit: number) =>
  fullPlanChecks.read(after, limit, owner === undefined ? "" : prefixOf(owner));
