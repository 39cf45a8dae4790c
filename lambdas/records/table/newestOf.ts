import { shardsOf } from "./keys.ts";
import { type Key, query } from "./table.ts";

/** The unique position `shardSort` begins with a time. */
export interface ListedRow extends Key {
  readonly shard: string;
  readonly shardSort: string;
}

/** Sorts after every position. */
export const newest = "~";

async function readShard<Row extends ListedRow>(shard: string, before: string, limit: number) {
  const { items } = await query<Row>({
    IndexName: "unfiltered",
    // "shard" is a reserved word.
    KeyConditionExpression: "#shard = :shard AND shardSort < :before",
    ExpressionAttributeNames: { "#shard": "shard" },
    ExpressionAttributeValues: { ":shard": shard, ":before": before },
    ScanIndexForward: false,
    Limit: limit,
  });
  return items;
}

/** Before a position, newest first. */
export async function newestOf<Row extends ListedRow>(list: string, before: string, limit: number): Promise<Row[]> {
  // One position holds for every shard.
  const pages = await Promise.all(shardsOf(list).map((shard) => readShard<Row>(shard, before, limit)));
  return pages
    .flat()
    .sort((a, b) => (a.shardSort > b.shardSort ? -1 : 1))
    .slice(0, limit);
}
