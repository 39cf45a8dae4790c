import type { QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import { queuePk, shardsOf } from "#lambdas/records/table/keys.ts";
import { type Key, query } from "#lambdas/records/table/table.ts";
import type { EntryKind, EntryOrder } from "#shared/model/jacket/entry.ts";
import { type QueueRecord, readEntry, type StoredEntry } from "./queue.ts";

/** Entries or marks by time: a department's, or one shard over all. */
export interface QueueSource {
  readonly IndexName?: "unfiltered";
  readonly partition: string;
  readonly position: string;
  readonly value: string;
}

/**
 * Positions are equal in all.
 * @param departments ids; undefined for all
 */
export function queueSources(kind: EntryKind | "MARKED", departments: readonly string[] | undefined): QueueSource[] {
  if (departments) return departments.map((id) => ({ partition: "pk", position: "sk", value: queuePk(kind, id) }));
  const shard = { IndexName: "unfiltered", partition: "shard", position: "shardSort" } as const;
  return shardsOf(kind).map((value) => ({ ...shard, value }));
}

// A key is never empty; positions begin with a digit, between "#" and "~".
const start: Record<EntryOrder, string> = { OLDEST: "#", NEWEST: "~" };

function rangeOf({ IndexName, partition, position, value }: QueueSource, order: EntryOrder, after: string) {
  return {
    ...(IndexName ? { IndexName } : {}),
    KeyConditionExpression: `#partition = :partition AND #position ${order === "OLDEST" ? ">" : "<"} :after`,
    ExpressionAttributeNames: { "#partition": partition, "#position": position },
    ExpressionAttributeValues: { ":partition": value, ":after": after || start[order] },
    ScanIndexForward: order === "OLDEST",
  };
}

/** `after` is a position, "" for the beginning. */
type RowRange = [source: QueueSource, order: EntryOrder, after: string, limit: number];

/** `next` is undefined at the end. */
interface RowPage<Row> {
  readonly rows: Row[];
  readonly next: string | undefined;
}

/** Fewer than `limit` when the table returns long rows. */
async function readPage<Row extends Key>(...[source, order, after, limit]: RowRange): Promise<RowPage<Row>> {
  const { items, last } = await query<Row>({ ...rangeOf(source, order, after), Limit: limit });
  return { rows: items, next: last && items.at(-1)?.sk };
}

export const readRows = async <Row extends Key>(...asked: RowRange): Promise<Row[]> =>
  (await readPage<Row>(...asked)).rows;

export async function readEntryPage(...asked: RowRange): Promise<RowPage<QueueRecord>> {
  const { rows, next } = await readPage<StoredEntry>(...asked);
  return { rows: rows.map(readEntry), next };
}

export const readEntries = async (...asked: RowRange): Promise<QueueRecord[]> => (await readEntryPage(...asked)).rows;

interface CountOptions {
  /** A position; "" for all. */
  readonly after: string;
  /** A placeKey. */
  readonly where?: string | undefined;
  readonly zip?: string | undefined;
  /** Entries looked at. */
  readonly most: number;
}

interface Filter {
  readonly expression: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

const ofZip = (zip: string): Filter => ({
  expression: "begins_with(#snapshot.#address.#Zip, :zip)",
  names: { "#snapshot": "snapshot", "#address": "address", "#Zip": "Zip" },
  values: { ":zip": zip },
});

const ofPlace = (where: string, { value }: QueueSource): Filter => ({
  // Most rows in their own place's queue leave it out.
  expression: `(#where = :where${value.endsWith(`#${where}`) ? " OR attribute_not_exists(#where)" : ""})`,
  names: { "#where": "whereKey" },
  values: { ":where": where },
});

function countingOf(source: QueueSource, { after, where, zip }: CountOptions): Omit<QueryCommandInput, "TableName"> {
  const range = rangeOf(source, "OLDEST", after);
  const filters = [...(where ? [ofPlace(where, source)] : []), ...(zip ? [ofZip(zip)] : [])];
  if (filters.length === 0) return { ...range, Select: "COUNT" };
  return {
    ...range,
    Select: "COUNT",
    FilterExpression: filters.map(({ expression }) => expression).join(" AND "),
    ExpressionAttributeNames: Object.assign(
      { ...range.ExpressionAttributeNames },
      ...filters.map(({ names }) => names),
    ),
    ExpressionAttributeValues: Object.assign(
      { ...range.ExpressionAttributeValues },
      ...filters.map(({ values }) => values),
    ),
  };
}

/** The cities of at most `most` entries as placeKeys; `own` where a row leaves it out. */
export async function readCities(
  source: QueueSource,
  own: string,
  most: number,
): Promise<{ keys: string[]; more: boolean }> {
  const range = rangeOf(source, "OLDEST", "");
  const names = { ...range.ExpressionAttributeNames, "#where": "whereKey" };
  const asked = { ...range, ProjectionExpression: "#where", ExpressionAttributeNames: names };
  const keys: string[] = [];
  let from: Key | undefined;
  do {
    const page = await query<{ whereKey?: string }>({ ...asked, Limit: most - keys.length, ExclusiveStartKey: from });
    keys.push(...page.items.map(({ whereKey = own }) => whereKey));
    from = page.last;
  } while (from && keys.length < most);
  return { keys, more: from !== undefined };
}

/** `more` if some are left to look at. */
export async function countEntries(
  source: QueueSource,
  counting: CountOptions,
): Promise<{ count: number; more: boolean }> {
  const asked = countingOf(source, counting);
  let [count, left] = [0, counting.most];
  let from: Key | undefined;
  // A table page ends at 1 MB, perhaps before the limit.
  do {
    const page = await query({ ...asked, Limit: left, ExclusiveStartKey: from });
    count += page.count;
    left -= page.scanned;
    from = page.last;
  } while (from && left > 0);
  return { count, more: from !== undefined };
}
