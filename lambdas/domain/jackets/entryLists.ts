import { auditList } from "#lambdas/domain/audit/auditReading.ts";
import { pageThrough } from "#lambdas/domain/common/pageThrough.ts";
import { auditedReach, type Reach, reachOf } from "#lambdas/domain/common/reachOf.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import { type QueueSource, queueSources, readEntries } from "#lambdas/records/jackets/queueLists.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listNewEntries } from "#shared/contract/entries.ts";
import type { EntryKind, EntryOrder } from "#shared/model/jacket/entry.ts";
import { placeKey } from "#shared/rules/place.ts";
import { fitsJacket, readJacketSearch } from "#shared/rules/search/jacketSearch.ts";
import { subjectsOf } from "./namedEntries.ts";
import { showEntries } from "./showEntries.ts";

type Filter = ParsedRequestOf<typeof listNewEntries>;

const usualLimit = 50;
const mostReads = 10;

/** Reads up to `limit` entries of several sources after a position. */
const readerOf =
  (sources: readonly QueueSource[], order: EntryOrder, limit: number) => async (after: string) => {
    // A position is a time and an id, so one cursor holds for every shard.
    const pages = await Promise.all(sources.map((source) => readEntries(source, order, after, limit)));
    const oldestFirst = pages.flat().sort((a, b) => (a.sk < b.sk ? -1 : 1));
    const rows = (order === "OLDEST" ? oldestFirst : oldestFirst.reverse()).slice(0, limit);
    return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.sk };
  };

/** What a list is narrowed to. */
interface Sought {
  readonly where: string | undefined;
  readonly zip: string | undefined;
  readonly search: ReturnType<typeof readJacketSearch>;
}

function fits({ where: place, snapshot, number }: QueueRecord, { where, zip, search }: Sought): boolean {
  if ((where && placeKey(place) !== where) || (zip && !snapshot.address.Zip.startsWith(zip))) return false;
  return fitsJacket(search, { ...snapshot, number });
}

/** A page of rows, whose they are, and the cursor of the next one. */
interface Page {
  readonly rows: readonly QueueRecord[];
  readonly reach: Reach;
  readonly NextCursor?: string;
}

/**
 * A page of the open entries of a kind, which is to be audited. Staff of a department see its queue, or one of its
 * places; others one place or all.
 */
export async function pageOf(session: Session, kind: EntryKind, request: Filter): Promise<Page> {
  const { Cursor, Limit: limit = usualLimit, Search = "", Sort: order = "OLDEST" } = request;
  const reach = await reachOf(session, request);
  const { departments, place } = reach;
  const where = place && placeKey(place);
  const zip = request.Zip?.slice(0, 5);
  const search = readJacketSearch(Search);
  const name = [
    ...["entries", kind, departments?.join(",") ?? "", where ?? ""],
    ...[zip ?? "", order, JSON.stringify(search)],
  ].join("|");
  const { rows, next } = await pageThrough(
    {
      read: readerOf(queueSources(kind, departments), order, limit + 1),
      fits: (row) => fits(row, { where, zip, search }),
      positionOf: ({ sk }) => sk,
      ...{ limit, mostReads },
    },
    Cursor ? readCursor<string>(name, Cursor) : "",
  );
  return { rows, reach, ...(next === undefined ? {} : { NextCursor: writeCursor(name, next) }) };
}

const actions = { NEW: "listNewEntries", UPDATED: "listUpdatedEntries" } as const;

/** A page as its reader's cards, and its audit row. */
export async function list(
  session: Session,
  kind: EntryKind,
  request: Filter,
): Promise<ResponseOf<typeof listNewEntries>> {
  const { rows, reach, ...next } = await pageOf(session, kind, request);
  const [entries] = await Promise.all([
    showEntries(session, rows),
    auditList(session, actions[kind], { subjects: subjectsOf(rows), ...auditedReach(reach) }),
  ]);
  return { entries, ...next };
}
