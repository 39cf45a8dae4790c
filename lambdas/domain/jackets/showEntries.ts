import { signPhoto } from "#lambdas/adapters/photos.ts";
import * as coverage from "#lambdas/domain/common/coverage.ts";
import { notFound } from "#lambdas/errors.ts";
import type { QueueDetails, QueueRecord } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import { type Entry, namedForEntry } from "#shared/model/entry.ts";
import { placeRoles } from "#shared/model/role.ts";
import { findDuplicates } from "./duplicates.ts";
import { writeEntryId } from "./entryIds.ts";

/** The card of an entry. @param isOrphan whether it tells that no department takes part */
export async function showCard(row: QueueDetails, isOrphan = false): Promise<Entry> {
  const { snapshot, changes } = row;
  const { person, address, note, registered, declared } = snapshot;
  return {
    ID: writeEntryId(row),
    Kind: row.kind,
    ...(row.number ? { Number: row.number } : {}),
    ...(row.removed ? { Removed: true } : {}),
    ...namedForEntry({ ...person, img: await signPhoto(person.img) }),
    ...(declared === "" && !row.removed ? { Undeclared: true } : {}),
    CreateDate: registered,
    Opened: row.opened,
    ...address,
    ...(note ? { Description: note } : {}),
    ...(changes ? { Changes: [...changes] } : {}),
    ...(isOrphan ? { Orphan: true } : {}),
  };
}

/** Whether a reader learns that no department reads a row; readers of one city only do not. */
const isOrphanFor = async ({ role }: Session, { where }: QueueRecord): Promise<boolean> =>
  !placeRoles.includes(role) && !(await coverage.of(where)).Covered;

/**
 * Rows of a queue as a reader's cards, which tell what is registered more than once; readers of every city learn where
 * no department takes part.
 */
export async function showEntries(session: Session, rows: readonly QueueRecord[]): Promise<Entry[]> {
  const [orphans, duplicatesOf] = await Promise.all([
    Promise.all(rows.map((row) => isOrphanFor(session, row))),
    findDuplicates(rows),
  ]);
  return Promise.all(
    rows.map(async (row, at) => ({ ...(await showCard(row, orphans[at])), ...duplicatesOf(row) })),
  );
}

/** The same for one row. */
export async function showEntry(session: Session, row: QueueRecord): Promise<Entry> {
  const [entry] = await showEntries(session, [row]);
  return entry ?? Promise.reject(notFound());
}
