import { signPhoto } from "#lambdas/adapters/photos.ts";
import { notFound } from "#lambdas/errors.ts";
import type { QueueDetails, QueueRecord } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import { type Entry, namedForEntry } from "#shared/model/entry.ts";
import { placeRoles } from "#shared/model/role.ts";
import { placeKey } from "#shared/rules/place.ts";
import { findDuplicates } from "./duplicates.ts";
import { writeEntryId } from "./entryIds.ts";
import { findUncovered } from "./uncoveredPlaces.ts";

/** The card of an entry. @param uncovered the places that are told to be uncovered */
export async function showCard(
  row: QueueDetails,
  uncovered: ReadonlySet<string> = new Set(),
): Promise<Entry> {
  const { snapshot, changes } = row;
  const { person, address, note, registered, declared } = snapshot;
  return {
    ID: writeEntryId(row),
    Kind: row.kind,
    ...(row.removed ? { Removed: true } : {}),
    ...namedForEntry({ ...person, img: await signPhoto(person.img) }),
    ...(declared === "" && !row.removed ? { Undeclared: true } : {}),
    CreateDate: registered,
    Opened: row.opened,
    ...address,
    ...(note ? { Description: note } : {}),
    ...(changes ? { Changes: [...changes] } : {}),
    ...(uncovered.has(placeKey(row.where)) ? { Orphan: true } : {}),
  };
}

/** The uncovered places; readers of one city only do not learn them. */
const findUncoveredFor = async (
  { role }: Session,
  rows: readonly QueueRecord[],
): Promise<ReadonlySet<string>> =>
  placeRoles.includes(role) ? new Set() : findUncovered(rows.map(({ where }) => where));

/**
 * Rows of a queue as a reader's cards, which tell what is registered more than once; readers of every city learn where
 * no department takes part.
 */
export async function showEntries(session: Session, rows: readonly QueueRecord[]): Promise<Entry[]> {
  const [uncovered, duplicatesOf] = await Promise.all([
    findUncoveredFor(session, rows),
    findDuplicates(rows),
  ]);
  return Promise.all(
    rows.map(async (row) => ({ ...(await showCard(row, uncovered)), ...duplicatesOf(row) })),
  );
}

/** The same for one row. */
export async function showEntry(session: Session, row: QueueRecord): Promise<Entry> {
  const [entry] = await showEntries(session, [row]);
  return entry ?? Promise.reject(notFound());
}
