import { signPhoto } from "#lambdas/adapters/photos.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import { type Entry, namedForEntry } from "#shared/model/entry.ts";
import { placeRoles } from "#shared/model/role.ts";
import { placeKey } from "#shared/rules/place.ts";
import { writeEntryId } from "./entryIds.ts";
import { findOrphans } from "./orphans.ts";

async function show(row: QueueRecord, orphaned: ReadonlySet<string>): Promise<Entry> {
  const { snapshot, changes } = row;
  const { person, address, registered } = snapshot;
  return {
    ID: writeEntryId(row),
    Kind: row.kind,
    ...(row.removed ? { Removed: true } : {}),
    ...namedForEntry({ ...person, img: await signPhoto(person.img) }),
    CreateDate: registered,
    Opened: row.opened,
    ...address,
    ...(changes ? { Changes: [...changes] } : {}),
    ...(orphaned.has(placeKey(row.where)) ? { Orphan: true } : {}),
  };
}

/** The places without a department; who reads one city alone is not told. */
const findOrphansFor = async (
  { role }: Session,
  rows: readonly QueueRecord[],
): Promise<ReadonlySet<string>> =>
  placeRoles.includes(role) ? new Set() : findOrphans(rows.map(({ where }) => where));

/** Rows of a queue as a reader's cards; who reads every city is told where no department takes part. */
export async function showEntries(session: Session, rows: readonly QueueRecord[]): Promise<Entry[]> {
  const orphaned = await findOrphansFor(session, rows);
  return Promise.all(rows.map((row) => show(row, orphaned)));
}

/** The same for one row. */
export const showEntry = async (session: Session, row: QueueRecord): Promise<Entry> =>
  show(row, await findOrphansFor(session, [row]));
