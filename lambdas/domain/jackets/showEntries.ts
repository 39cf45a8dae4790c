import { signPhoto } from "#lambdas/adapters/photos.ts";
import * as coverage from "#lambdas/domain/common/coverage.ts";
import { departmentNames } from "#lambdas/domain/common/departmentNames.ts";
import { notFound } from "#lambdas/errors.ts";
import type { QueueDetails, QueueRecord } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import { type Entry, namedForEntry } from "#shared/model/entry.ts";
import { placeRoles } from "#shared/model/role.ts";
import { respondersOf } from "#shared/rules/defaultDepartment.ts";
import { findDuplicates } from "./duplicates.ts";
import { writeEntryId } from "./entryIds.ts";

/** What readers of every city learn of an entry beside its card: whose it is, or that no department takes part. */
type Whose = Pick<Entry, "Department" | "Orphan">;

/** The card of an entry. */
export async function showCard(row: QueueDetails, whose: Whose = {}): Promise<Entry> {
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
    ...whose,
  };
}

/** The names of the departments of some rows: readers of one department's queue are not told it on each card. */
async function whoseFor({ role }: Session, rows: readonly QueueRecord[]) {
  if (placeRoles.includes(role)) return async () => ({});
  const nameOf = await departmentNames(rows.map(({ department }) => department));
  return async ({ where, department }: QueueRecord): Promise<Whose> => {
    if (!(await coverage.of(where)).Covered) return { Orphan: true };
    return { Department: nameOf(department) ?? respondersOf(where.City) };
  };
}

/**
 * Rows of a queue as a reader's cards, which tell what is registered more than once; readers of every city learn whose
 * each entry is, and where no department takes part.
 */
export async function showEntries(session: Session, rows: readonly QueueRecord[]): Promise<Entry[]> {
  const [whoseOf, duplicatesOf] = await Promise.all([whoseFor(session, rows), findDuplicates(rows)]);
  return Promise.all(
    rows.map(async (row) => ({ ...(await showCard(row, await whoseOf(row))), ...duplicatesOf(row) })),
  );
}

/** The same for one row. */
export async function showEntry(session: Session, row: QueueRecord): Promise<Entry> {
  const [entry] = await showEntries(session, [row]);
  return entry ?? Promise.reject(notFound());
}
