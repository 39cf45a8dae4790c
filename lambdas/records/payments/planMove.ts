import { planMovesPk } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A moved order, for its subscription to follow. */
export interface PlanMove {
  readonly owner: string;
  readonly orderId: string;
}

export type PlanMoveRecord = PlanMove & Key;

const prefixOf = (owner: string): string => `${owner}#`;

/** Added in the order's transaction, removed when the provider has the new price. */
export const planMoves = workQueue<PlanMove>(
  planMovesPk,
  ({ owner, orderId }) => `${prefixOf(owner)}${orderId}`,
);

export const readPlanMoves = (owner: string | undefined, after: string, limit: number) =>
  planMoves.read(after, limit, owner === undefined ? "" : prefixOf(owner));
