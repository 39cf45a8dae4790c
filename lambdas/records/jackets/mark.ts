import { queuePk, shardOf } from "#lambdas/records/table/keys.ts";
import { discard, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { isCanaryAt } from "#shared/model/canary.ts";
import { undoMinutes } from "#shared/model/jacket/handover.ts";
import type { Place } from "#shared/rules/place.ts";
import type { EntryVersion } from "./jacket.ts";
import { queueSort } from "./queue.ts";

/** Ids only: the jacket names the person. */
export interface MarkDetails extends EntryVersion {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly where: Place;
  readonly department: string;
  readonly by: string;
  readonly at: string;
}

/** Listed over all departments, except the canary's. */
export type MarkRecord = MarkDetails & Key & { shard?: string; shardSort?: string; expiresAt: number };

type Position = Pick<MarkDetails, "at" | "mid" | "hid" | "department">;

const markKey = ({ at, ...jacket }: Position): Key => ({
  pk: queuePk("MARKED", jacket.department),
  sk: queueSort({ ...jacket, opened: at }),
});

export function keepMark(details: MarkDetails): Write {
  const key = markKey(details);
  const shard = shardOf("MARKED", `${details.mid}.${details.hid}`);
  const listed = isCanaryAt(details.where) ? {} : { shard, shardSort: key.sk };
  const expiresAt = Math.floor(Date.parse(details.at) / 1000) + undoMinutes * 60;
  return put({ ...details, ...key, ...listed, expiresAt } as MarkRecord);
}

export const dropMark = (position: Position): Write => discard(markKey(position));
