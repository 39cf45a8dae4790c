import { placeShardOf } from "#lambdas/records/family/householdsOfPlace.ts";
import { dueKey, type WorkRow } from "#lambdas/records/table/outbox.ts";

interface Owned {
  readonly owner?: string;
  readonly accountId?: string;
}

/** Work of a day, and a household at its place, lie in a shard of their owner, whose id is new. */
export function inOwnShard<Row extends { readonly pk: string; readonly sk: string }>(row: Row): Row {
  const { pk, sk } = row;
  if (pk.startsWith("DUE#")) {
    const { kind, work } = row as unknown as WorkRow;
    const { owner, accountId = "" } = work as Owned;
    return { ...row, ...dueKey(kind, { day: pk.split("#")[2] ?? "", owner: owner ?? accountId, name: sk }) };
  }
  if (pk.startsWith("HOUSEHOLDS#")) {
    const { owner = "" } = row as Owned;
    return { ...row, pk: pk.replace(/\d+$/, String(placeShardOf(owner))) };
  }
  return row;
}
