import type { QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import { queuePk, shardsOf } from "#lambdas/records/table/keys.ts";
import { type Key, query } from "#lambdas/records/table/table.ts";
import type { EntryKind, EntryOrder } from "#shared/model/jacket/entry.ts";
import { type QueueRecord, readEntry, type StoredEntry } from "./queue.ts";

/** Rows by their time: the queue or the marks of a department, or one shard of the list over all departments. */
export interface QueueSource {
  readonly IndexName?: "unfiltered";
  /** The attributes of the partition and of the position in it. */
  readonly partition: string;
  readonly position: string;
  readonly value: string;
}

/**
 * The sources of the list of some departments, or of all; positions are the same in each.
 * @param departments their ids; undefined for all
 */
export function queueSources(
  kind: EntryKind | "MARKED",
  departments: readonly string[] | undefined,
): QueueSource[] {
  if (departments)
    return departments.map((id) => ({ partition: "pk", position: "sk", value: queuePk(kind, id) }));
  const shard = { IndexName: "unfiltered", partition: "shard", position: "shardSort" } as const;
  return shardsOf(kind).map((value) => ({ ...shard, value }));
}

// A key is never empty; every position begins with a digit, which sorts after "#" and before "~".
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

/** A source, an order, a position in it ("" is the beginning), and how many rows are read at most. */
type Asked = [source: QueueSource, order: EntryOrder, after: string, limit: number];

/** Some rows of a source, and the position from which it goes on; undefined at the end. */
interface RowPage<Row> {
  readonly rows: Row[];
  readonly next: string | undefined;
}

/** Rows of one source after a position: up to `limit`, or fewer when they are as long as the table returns at once. */
async function readPage<Row extends Key>(...[source, order, after, limit]: Asked): Promise<RowPage<Row>> {
  const { items, last } = await query<Row>({ ...rangeOf(source, order, after), Limit: limit });
  return { rows: items, next: last && items.at(-1)?.sk };
}

/** The rows alone. */
export const readRows = async <Row extends Key>(...asked: Asked): Promise<Row[]> =>
  (await readPage<Row>(...asked)).rows;

/** A page of entries. */
export async function readEntryPage(...asked: Asked): Promise<RowPage<QueueRecord>> {
  const { rows, next } = await readPage<StoredEntry>(...asked);
  return { rows: rows.map(readEntry), next };
}

/** The entries alone. */
export const readEntries = async (...asked: Asked): Promise<QueueRecord[]> =>
  (await readEntryPage(...asked)).rows;

interface Counting {
  /** Counts entries after this position; "" for all. */
  readonly after: string;
  /** Counts entries of this place only, in the form of placeKey. */
  readonly where?: string | undefined;
  /** Counts entries of this zip only. */
  readonly zip?: string | undefined;
  /** How many entries are looked at. */
  readonly most: number;
}

/** What entries fit, in the table's own terms. */
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
  // Most rows in the queue of their own place do not say it.
  expression: `(#where = :where${value.endsWith(`#${where}`) ? " OR attribute_not_exists(#where)" : ""})`,
  names: { "#where": "whereKey" },
  values: { ":where": where },
});

function countingOf(
  source: QueueSource,
  { after, where, zip }: Counting,
): Omit<QueryCommandInput, "TableName"> {
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

/** How many entries of one source fit, and whether more are left to look at. */
export async function countEntries(
  source: QueueSource,
  counting: Counting,
): Promise<{ count: number; more: boolean }> {
  const asked = countingOf(source, counting);
  let [count, left] = [0, counting.most];
  let from: Key | undefined;
  // A page of the table ends at 1 MB, which may be before the limit.
  do {
    const page = await query({ ...asked, Limit: left, ExclusiveStartKey: from });
    count += page.count;
    left -= page.scanned;
    from = page.last;
  } while (from && left > 0);
  return { count, more: from !== undefined };
}
