import * as coverage from "#lambdas/domain/common/coverage.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { distinctPlaces, servingBy } from "#lambdas/domain/common/serving.ts";
import { notFound } from "#lambdas/errors.ts";
import { type DepartmentDetails, departmentRecord, getDepartment } from "#lambdas/records/departments/department.ts";
import { type DepartmentAtPlace, type ListedPlace, listedAmong } from "#lambdas/records/jackets/place.ts";
import { insert, replace, transact, type Write } from "#lambdas/records/table/table.ts";
import type { DepartmentStatus } from "#shared/model/department.ts";
import type { Place } from "#shared/rules/place.ts";
import { type PlaceChange, writesOf, writesOfPlace } from "./placeChanges.ts";

/** 100 writes, four of them for the department, its audit row, and two names or a key of the request. */
const placesAtOnce = Math.floor((100 - 4) / writesOfPlace);

const writeDepartment = (department: DepartmentDetails): Write =>
  department.version === 0
    ? insert(departmentRecord({ ...department, version: 1 }))
    : replace(departmentRecord(department));

/** The changes of one transaction, and the places after it. */
interface Part {
  readonly changes: readonly PlaceChange[];
  readonly places: readonly Place[];
  readonly isLast: boolean;
}

/** As residents read it: the city of a department with no other place, else the department. */
const sponsorOf = ({ name, sponsor }: DepartmentDetails, { City }: Place, served: number) =>
  sponsor ? { sponsor: served === 1 ? `the City of ${City}` : name } : {};

/** As its place repeats it for residents. @param served the number of its places */
export const departmentAtPlace = (department: DepartmentDetails, place: Place, served: number): DepartmentAtPlace => ({
  id: department.id,
  name: department.name,
  contact: department.contact,
  statement: department.statement,
  ...sponsorOf(department, place, served),
});

const repeated = ["id", "name", "sponsor", "contact", "statement"] as const;

const isServed = (own: DepartmentAtPlace, listed: ListedPlace | undefined): boolean =>
  servingBy(listed).some((one) => repeated.every((fact) => one[fact] === own[fact]));

/** The next places: left, joined, or with other facts for residents. */
async function nextPart(department: DepartmentDetails, wanted: readonly Place[]): Promise<Part> {
  const [had, wish] = [distinctPlaces(department.places), distinctPlaces(wanted)];
  const all = [...new Map([...had, ...wish]).values()];
  const listed = await listedAmong(all);
  const leaving = [...had].filter(([key]) => !wish.has(key));
  const ownAt = (place: Place) => departmentAtPlace(department, place, wish.size);
  const joining = [...wish].filter(([key]) => {
    const before = listed.get(key);
    return !had.has(key) || (before && !isServed(ownAt(before), before));
  });
  const some = [...leaving, ...joining].slice(0, placesAtOnce);
  const serving = new Map(had);
  const changes = some.map(([key, place]): PlaceChange => {
    const before = listed.get(key);
    const others = servingBy(before).filter(({ id }) => id !== department.id);
    if (!wish.has(key)) serving.delete(key);
    else serving.set(key, before ? { City: before.City, State: before.State } : place);
    const own = ownAt(before ?? place);
    return { place, before, serving: wish.has(key) ? [...others, own] : others };
  });
  return { changes, places: [...serving.values()], isLast: some.length === leaving.length + joining.length };
}

export interface ServiceTarget {
  readonly places: readonly Place[];
  /** With the last place: one that retires stays in service until it has left all. @default as it is */
  readonly status?: DepartmentStatus | undefined;
}

/**
 * As many places as fit one transaction, then the next ones. Repeating goes on after a crash.
 * @param department with its new facts and its present places
 */
export async function serve(
  department: DepartmentDetails,
  target: ServiceTarget,
  first: readonly Write[],
): Promise<DepartmentDetails> {
  const { changes, places, isLast } = await nextPart(department, target.places);
  const status = (isLast && target.status) || department.status;
  const changed = { ...department, places, status, updated: new Date().toISOString() };
  await transact([...first, writeDepartment(changed), ...changes.flatMap(writesOf)]);
  coverage.forget(changes.map(({ place }) => place));
  const after = { ...changed, version: changed.version + 1 };
  return isLast ? after : retryOnConflict(() => serveRest(after, target));
}

/** A lost race's winner may have changed its places. */
export async function serveRest({ id }: DepartmentDetails, target: ServiceTarget): Promise<DepartmentDetails> {
  const found = await getDepartment(id);
  if (!found) throw notFound();
  return serve(found, target, []);
}
