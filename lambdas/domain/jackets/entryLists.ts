import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { mergePages, readSizes } from "#lambdas/domain/common/paging/mergePages.ts";
import { auditedReach, type Reach, reachOf } from "#lambdas/domain/common/reachOf.ts";
import { type Served, servedBy } from "#lambdas/domain/common/servedBy.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import { queueSources, readEntryPage } from "#lambdas/records/jackets/queueLists.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listNewEntries } from "#shared/contract/jackets/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { placeKey } from "#shared/rules/place.ts";
import { fitsJacket, readJacketSearch } from "#shared/rules/search/jacketSearch.ts";
import { mayRead } from "./entryReads.ts";
import { subjectsOf } from "./namedEntries.ts";
import { showEntries } from "./showEntries.ts";

type ListRequest = ParsedRequestOf<typeof listNewEntries>;

const usualLimit = 50;
/** Entries searched for one page: about 55 read units. */
const mostSearched = 520;

interface EntryFilter {
  readonly where: string | undefined;
  readonly zip: string | undefined;
  readonly search: ReturnType<typeof readJacketSearch>;
}

function fits({ where: place, snapshot, number }: QueueRecord, { where, zip, search }: EntryFilter): boolean {
  if ((where && placeKey(place) !== where) || (zip && !snapshot.address.Zip.startsWith(zip))) return false;
  return fitsJacket(search, { ...snapshot, number });
}

interface Page {
  readonly rows: readonly QueueRecord[];
  readonly reach: Reach;
  readonly next: { readonly NextCursor?: string };
  readonly served: Promise<Served>;
  /** Absent without a search. */
  readonly searched: { readonly Searched?: number };
}

function filterOf(kind: EntryKind, { departments, place }: Reach, request: ListRequest) {
  const { Search = "", Sort: order = "OLDEST" } = request;
  const where = place && placeKey(place);
  const zip = request.Zip?.slice(0, 5);
  const search = readJacketSearch(Search);
  const name = [
    ...["entries", kind, departments?.join(",") ?? "", where ?? ""],
    ...[zip ?? "", order, JSON.stringify(search)],
  ].join("|");
  return { name, order, filter: { where, zip, search }, isNarrowed: Boolean(where || zip || Search.trim()) };
}

/** The caller audits it. Staff see their department's queue or one of its places; others one place or all. */
export async function pageOf(session: Session, kind: EntryKind, request: ListRequest): Promise<Page> {
  const { Cursor, Limit: limit = usualLimit, Search = "" } = request;
  const reach = await reachOf(session, request);
  const served = servedBy(session);
  const { name, order, filter, isNarrowed } = filterOf(kind, reach, request);
  const sources = queueSources(kind, reach.departments);
  const { rows, next, searched } = await mergePages(
    {
      sources: sources.map((source) => async (after, size) => {
        const [page, isServed] = await Promise.all([readEntryPage(source, order, after, size), served]);
        return { ...page, rows: page.rows.filter((row) => mayRead(row, isServed)) };
      }),
      fits: (row) => fits(row, filter),
      positionOf: ({ sk }) => sk,
      isBefore: (one, other) => (order === "OLDEST" ? one < other : one > other),
      limit,
      sizes: readSizes(sources.length, { limit, most: isNarrowed ? mostSearched : undefined }),
    },
    Cursor ? readCursor(name, Cursor) : "",
  );
  return {
    rows,
    reach,
    served,
    next: next ? { NextCursor: writeCursor(name, next) } : {},
    searched: Search.trim() ? { Searched: searched } : {},
  };
}

const actions = { NEW: "listNewEntries", UPDATED: "listUpdatedEntries" } as const;

export async function list(
  session: Session,
  kind: EntryKind,
  request: ListRequest,
): Promise<ResponseOf<typeof listNewEntries>> {
  const { rows, reach, served, next, searched } = await pageOf(session, kind, request);
  const [entries] = await Promise.all([
    showEntries(session, rows, () => served),
    auditList(session, actions[kind], { subjects: subjectsOf(rows), ...auditedReach(reach) }),
  ]);
  return { entries, ...searched, ...next };
}
