import { placeOf } from "#lambdas/domain/common/placeOf.ts";
import { writeAudit } from "#lambdas/records/audit/audit.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import { type QueueSource, queueSources, readEntries } from "#lambdas/records/jackets/queueLists.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listNewEntries } from "#shared/contract/entries.ts";
import type { EntryKind, EntryOrder } from "#shared/model/entry.ts";
import { matchesSearch, searchWords } from "#shared/rules/matchesSearch.ts";
import { placeKey } from "#shared/rules/place.ts";
import { showEntries } from "./showEntries.ts";

type Filter = ParsedRequestOf<typeof listNewEntries>;

const usualLimit = 50;

/** What is asked for: the entries of some sources, in an order, that fit. */
interface Asked {
  readonly sources: readonly QueueSource[];
  readonly order: EntryOrder;
  readonly zip: string | undefined;
  readonly words: readonly string[];
}

/** Up to `limit` entries after a position, whether they fit or not. */
async function readAfter({ sources, order }: Asked, after: string, limit: number): Promise<QueueRecord[]> {
  // A position is a time and an id, so that one cursor holds for every shard.
  const pages = await Promise.all(sources.map((source) => readEntries(source, order, after, limit)));
  const oldestFirst = pages.flat().sort((a, b) => (a.sk < b.sk ? -1 : 1));
  return (order === "OLDEST" ? oldestFirst : oldestFirst.reverse()).slice(0, limit);
}

function fits({ snapshot }: QueueRecord, { zip, words }: Asked): boolean {
  const { First, Last } = snapshot.person;
  const { Street, City, Zip } = snapshot.address;
  return (!zip || Zip.startsWith(zip)) && matchesSearch(words, [First, Last, Street, City, Zip]);
}

const mostReads = 10;

interface Found {
  readonly rows: QueueRecord[];
  /** Where the next page starts; undefined at the end. */
  readonly next: string | undefined;
}

/**
 * One page. Entries that do not fit are read past, for some pages at most: a page can then be short, and the
 * next one goes on from there.
 */
async function search(asked: Asked, after: string, limit: number): Promise<Found> {
  const rows: QueueRecord[] = [];
  let position = after;
  for (let read = 1; read <= mostReads; read += 1) {
    const batch = await readAfter(asked, position, limit + 1);
    rows.push(...batch.filter((row) => fits(row, asked)));
    if (rows.length > limit) return { rows: rows.slice(0, limit), next: rows[limit - 1]?.sk };
    if (batch.length <= limit) return { rows, next: undefined };
    position = batch.at(-1)?.sk ?? position;
  }
  return { rows, next: position };
}

/**
 * A page of the open entries of a kind: of the caller's own place for staff of a department, otherwise of one
 * place or of all. Each list that is read leaves one audit row. Throws notAllowed for a place that is not the
 * caller's.
 */
export async function list(
  session: Session,
  kind: EntryKind,
  request: Filter,
  requestId: string,
): Promise<ResponseOf<typeof listNewEntries>> {
  const { Cursor, Limit = usualLimit, Search = "", Sort: order = "OLDEST" } = request;
  const place = placeOf(session, request);
  const where = place && placeKey(place);
  const zip = request.Zip?.slice(0, 5);
  const words = searchWords(Search);
  const name = ["entries", kind, where ?? "", zip ?? "", order, words.join(" ")].join("|");
  const after = Cursor ? readCursor<string>(name, Cursor) : "";
  const { rows, next } = await search(
    { sources: queueSources(kind, place), order, zip, words },
    after,
    Limit,
  );
  const { accountId, role } = session;
  const [entries] = await Promise.all([
    showEntries(session, rows),
    writeAudit({
      ...{ accountId, role, requestId, action: `list ${kind} entries`, count: rows.length },
      ...(where ? { place: where } : {}),
    }),
  ]);
  return next === undefined ? { entries } : { entries, NextCursor: writeCursor(name, next) };
}
