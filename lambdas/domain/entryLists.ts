import { signPhoto } from "#lambdas/adapters/photos.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { writeAudit } from "#lambdas/records/audit.ts";
import { readCursor, writeCursor } from "#lambdas/records/cursor.ts";
import { shardsOf } from "#lambdas/records/keys.ts";
import { showFlags } from "#lambdas/records/member.ts";
import { countQueue, type QueueRecord, readQueue, readShard } from "#lambdas/records/queue.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listNewEntries } from "#shared/contract/entries.ts";
import { messages } from "#shared/fields.ts";
import type { Entry, EntryKind } from "#shared/model/entry.ts";
import { placeRoles } from "#shared/model/role.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { writeEntryId } from "./entryIds.ts";
import { findOrphans } from "./orphans.ts";

type Filter = ParsedRequestOf<typeof listNewEntries>;

const usualLimit = 50;

/**
 * The one place that a list shows; undefined for all of them. Staff of a department see their own, whatever
 * they ask for; to ask for another is refused. Others may name a place, city and state together.
 */
function placeOf({ role, place }: Session, { City, State }: Filter): Place | undefined {
  if (!placeRoles.includes(role)) return City && State ? { City, State } : undefined;
  const asked = placeKey({ City: City ?? place.City, State: State ?? place.State });
  if (asked !== placeKey(place)) throw new VisibleError("notAllowed", messages.notAllowed);
  return { City: place.City, State: place.State };
}

/** Up to `limit` entries after a position, the longest waiting first: they are the most urgent. */
async function readAfter(
  kind: EntryKind,
  place: Place | undefined,
  after: string,
  limit: number,
): Promise<QueueRecord[]> {
  if (place) return readQueue(kind, place, after, limit);
  // A position is a time and an id, so that one cursor holds for every shard.
  const pages = await Promise.all(shardsOf(kind).map((shard) => readShard(shard, after, limit)));
  return pages
    .flat()
    .sort((a, b) => (a.sk < b.sk ? -1 : 1))
    .slice(0, limit);
}

const mostReads = 10;

interface Found {
  readonly rows: QueueRecord[];
  /** Where the next page starts; undefined at the end. */
  readonly next: string | undefined;
}

interface Search {
  readonly kind: EntryKind;
  readonly place: Place | undefined;
  readonly zip: string | undefined;
  readonly after: string;
  readonly limit: number;
}

/**
 * One page. Another zip's entries are read past, for some pages at most: a page can then be short, and the
 * next one goes on from there.
 */
async function search({ kind, place, zip, after, limit }: Search): Promise<Found> {
  const rows: QueueRecord[] = [];
  let position = after;
  for (let read = 1; read <= mostReads; read += 1) {
    const batch = await readAfter(kind, place, position, limit + 1);
    const fitting = batch.filter(({ snapshot }) => !zip || snapshot.zip.startsWith(zip));
    rows.push(...fitting);
    if (rows.length > limit) return { rows: rows.slice(0, limit), next: rows[limit - 1]?.sk };
    if (batch.length <= limit) return { rows, next: undefined };
    position = batch.at(-1)?.sk ?? position;
  }
  return { rows, next: position };
}

async function show(row: QueueRecord, orphaned: ReadonlySet<string>): Promise<Entry> {
  const { snapshot } = row;
  return {
    ID: writeEntryId(row),
    Kind: row.kind,
    ...(row.removed ? { Removed: true } : {}),
    First: snapshot.first,
    Last: snapshot.last,
    img: await signPhoto(snapshot.photo),
    CreateDate: snapshot.registered,
    Opened: row.opened,
    Street: snapshot.street,
    City: snapshot.city,
    State: snapshot.state,
    Zip: snapshot.zip,
    Mail: snapshot.mail,
    Phone: snapshot.phone,
    Dob: snapshot.dob,
    Sex: snapshot.sex,
    Feet: snapshot.feet,
    Inches: snapshot.inches,
    Weight: snapshot.weight,
    additional: snapshot.additional,
    Medical: showFlags(snapshot.flags),
    ...(orphaned.has(placeKey(row.where)) ? { Orphan: true } : {}),
  };
}

/** How many entries there are in all; undefined where only reading them would tell. */
async function totalOf({ kind, place, zip, after }: Search, { rows, next }: Found) {
  if (after !== "") return undefined;
  if (next === undefined) return rows.length;
  return place && !zip ? countQueue(kind, place) : undefined;
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
  const place = placeOf(session, request);
  const zip = request.Zip?.slice(0, 5);
  const name = ["entries", kind, place ? placeKey(place) : "", zip ?? ""].join("|");
  const after = request.Cursor ? readCursor<string>(name, request.Cursor) : "";
  const asked: Search = { kind, place, zip, after, limit: request.Limit ?? usualLimit };
  const found = await search(asked);
  const { accountId, role } = session;
  const [total, orphaned] = await Promise.all([
    totalOf(asked, found),
    placeRoles.includes(role) ? new Set<string>() : findOrphans(found.rows.map(({ where }) => where)),
    writeAudit({
      ...{ accountId, role, requestId, action: `list ${kind} entries`, count: found.rows.length },
      ...(place ? { place: placeKey(place) } : {}),
    }),
  ]);
  return {
    entries: await Promise.all(found.rows.map((row) => show(row, orphaned))),
    ...(total === undefined ? {} : { Total: total }),
    ...(found.next === undefined ? {} : { NextCursor: writeCursor(name, found.next) }),
  };
}
