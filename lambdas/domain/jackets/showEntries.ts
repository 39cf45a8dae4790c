import * as coverage from "#lambdas/domain/common/coverage.ts";
import { type Served, servedBy } from "#lambdas/domain/common/servedBy.ts";
import { showPhoto } from "#lambdas/domain/common/views/showPhoto.ts";
import { notFound } from "#lambdas/errors.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import { readCardRows } from "#lambdas/records/family/cardRows.ts";
import type { DepartmentAtPlace } from "#lambdas/records/jackets/place.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import { householdOf } from "#lambdas/records/jackets/snapshot.ts";
import type { Session } from "#lambdas/session.ts";
import { type Entry, namedForEntry } from "#shared/model/jacket/entry.ts";
import { placeRoles } from "#shared/model/role.ts";
import { respondersOf } from "#shared/rules/defaultDepartment.ts";
import { currentDetails, keysOfCurrentDetails } from "./currentDetails.ts";
import { findDuplicates, keysOfDuplicates, partitionCards } from "./duplicates/findDuplicates.ts";
import { writeEntryId } from "./entryIds.ts";

/** For readers of every city: the department, or its absence. */
type Whose = Pick<Entry, "Department" | "Orphan">;

const showEnding = ({ ending }: QueueDetails): Pick<Entry, "Ending" | "EndedOn"> =>
  ending ? { Ending: ending.reason, EndedOn: ending.day } : {};

export async function showCard(row: QueueDetails): Promise<Entry> {
  const { snapshot, changes } = row;
  const { person, address, registered, declared, confirmed, photoDay } = snapshot;
  return {
    ID: writeEntryId(row),
    Kind: row.kind,
    ...(row.number ? { Number: row.number } : {}),
    ...(row.removed ? { Removed: true, ...showEnding(row) } : {}),
    ...namedForEntry(person),
    ...(await showPhoto(person.img)),
    ...(declared === "" && !row.removed ? { Undeclared: true } : {}),
    CreateDate: registered,
    Opened: row.opened,
    ...address,
    ...householdOf(snapshot),
    HouseHoldID: row.hid,
    ...(confirmed ? { Confirmed: confirmed } : {}),
    ...(person.img && photoDay ? { PhotoDay: photoDay } : {}),
    ...(changes ? { Changes: [...changes] } : {}),
  };
}

/** From its place, read anyway, unless the department left it. */
async function departmentName(
  { where, department }: QueueDetails,
  serving: readonly DepartmentAtPlace[],
): Promise<string> {
  const found = serving.find(({ id }) => id === department) ?? (await getDepartment(department));
  return found?.name ?? respondersOf(where.City);
}

async function whoseFor({ role }: Session, row: QueueDetails): Promise<Whose> {
  if (placeRoles.includes(role)) return {};
  const serving = await coverage.servingAt(row.where);
  return serving.length === 0 ? { Orphan: true } : { Department: await departmentName(row, serving) };
}

/** @param reading the rows of keysOfCurrentDetails, where read with others */
export async function showCards(
  rows: readonly QueueDetails[],
  reading = readCardRows(keysOfCurrentDetails(rows)),
): Promise<Entry[]> {
  const [read, cards] = await Promise.all([reading, Promise.all(rows.map((row) => showCard(row)))]);
  return cards.map((card, at) => ({ ...card, ...(rows[at] ? currentDetails(rows[at], read) : {}) }));
}

/** A department that left a place reads ends there, and nothing of now. */
async function withoutLeft(rows: readonly QueueDetails[], served: () => Promise<Served>) {
  if (!rows.some(({ removed }) => removed)) return rows;
  const isServed = await served();
  return rows.filter(({ removed, where }) => !removed || isServed(where));
}

/**
 * Readers of every city also see the department.
 * @param served where known already
 */
export async function showEntries(
  session: Session,
  rows: readonly QueueDetails[],
  served = () => servedBy(session),
): Promise<Entry[]> {
  const partitioned = partitionCards(rows);
  const current = await withoutLeft(rows, served);
  const reading = readCardRows([...keysOfCurrentDetails(current), ...keysOfDuplicates(partitioned)]);
  const [cards, whose, duplicatesOf] = await Promise.all([
    showCards(rows, reading),
    Promise.all(rows.map((row) => whoseFor(session, row))),
    findDuplicates(partitioned, reading),
  ]);
  return cards.map((card, at) => ({ ...card, ...whose[at], ...(rows[at] ? duplicatesOf(rows[at]) : {}) }));
}

export async function showEntry(session: Session, row: QueueDetails): Promise<Entry> {
  const [entry] = await showEntries(session, [row]);
  return entry ?? Promise.reject(notFound());
}
