import { dueKey, type WorkRow } from "#lambdas/records/table/outbox.ts";

interface Owned {
  readonly owner?: string;
  readonly accountId?: string;
}

/** Work of a day lies in a shard of its owner, whose id is a new one. */
export function inOwnShard<Row extends { readonly pk: string; readonly sk: string }>(row: Row): Row {
  const [list, , day = ""] = row.pk.split("#");
  if (list !== "DUE") return row;
  const { kind, work } = row as unknown as WorkRow;
  const { owner, accountId = "" } = work as Owned;
  return { ...row, ...dueKey(kind, { day, owner: owner ?? accountId, name: row.sk }) };
}
