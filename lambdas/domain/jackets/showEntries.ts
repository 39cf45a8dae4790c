import { signPhoto } from "#lambdas/adapters/photos.ts";
import { showFlags } from "#lambdas/records/family/member.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import type { Entry } from "#shared/model/entry.ts";
import { placeRoles } from "#shared/model/role.ts";
import { placeKey } from "#shared/rules/place.ts";
import { writeEntryId } from "./entryIds.ts";
import { findUncovered } from "./uncoveredPlaces.ts";

async function show(row: QueueRecord, uncovered: ReadonlySet<string>): Promise<Entry> {
  const { snapshot, changes } = row;
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
    ...(changes ? { Changes: [...changes] } : {}),
    ...(uncovered.has(placeKey(row.where)) ? { Orphan: true } : {}),
  };
}

/** The places without a department; who reads one city alone is not told. */
const findUncoveredFor = async (
  { role }: Session,
  rows: readonly QueueRecord[],
): Promise<ReadonlySet<string>> =>
  placeRoles.includes(role) ? new Set() : findUncovered(rows.map(({ where }) => where));

/** Rows of a queue as a reader's cards; who reads every city is told where no department takes part. */
export async function showEntries(session: Session, rows: readonly QueueRecord[]): Promise<Entry[]> {
  const uncovered = await findUncoveredFor(session, rows);
  return Promise.all(rows.map((row) => show(row, uncovered)));
}

/** The same for one row. */
export const showEntry = async (session: Session, row: QueueRecord): Promise<Entry> =>
  show(row, await findUncoveredFor(session, [row]));
