import * as coverage from "#lambdas/domain/common/coverage.ts";
import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { servingBy } from "#lambdas/domain/common/serving.ts";
import { changedElsewhere, notFound, VisibleError } from "#lambdas/errors.ts";
import { type Actor, auditWrite } from "#lambdas/records/audit/audit.ts";
import {
  type DepartmentDetails,
  departmentRecord,
  getDepartment,
} from "#lambdas/records/departments/department.ts";
import { type DepartmentAtPlace, type ListedPlace, listedAmong } from "#lambdas/records/jackets/place.ts";
import { newsAmong } from "#lambdas/records/jackets/placeNews.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { insert, replace, transact, type Write } from "#lambdas/records/table/table.ts";
import { mostPlaces } from "#shared/model/department.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { readDefault } from "./defaultDetails.ts";
import { releaseName } from "./departmentNames.ts";
import { type PlaceChange, writesOf, writesOfPlace } from "./placeChanges.ts";

/** What is said of a department, and the places that it is to serve. */
export type DepartmentWish = Pick<
  DepartmentDetails,
  "name" | "kind" | "places" | "contact" | "statement" | "sponsor"
>;

/** A transaction holds 100 writes: four are for the department, its audit row, and two names or a key of the request. */
const placesAtOnce = Math.floor((100 - 4) / writesOfPlace);

/** A department, also a default one without a row. */
export const read = async (id: string): Promise<DepartmentDetails | undefined> =>
  (await getDepartment(id)) ?? readDefault(id);

const write = (department: DepartmentDetails): Write =>
  department.version === 0
    ? insert(departmentRecord({ ...department, version: 1 }))
    : replace(departmentRecord(department));

/** Each place once, in its last spelling. */
const once = (places: readonly Place[]): Map<string, Place> =>
  new Map(places.map(({ City, State }) => [placeKey({ City, State }), { City, State }]));

const tooManyPlaces = () =>
  new VisibleError("TOO_MANY_PLACES", `A department can serve at most ${mostPlaces} places.`);

/** Refuses more places than a department can serve; fewer are fine. */
function requireFew(places: readonly Place[]): void {
  if (once(places).size > mostPlaces) throw tooManyPlaces();
}

/** What is to be done of a wish, and the places that the department serves after it. */
interface Part {
  readonly changes: readonly PlaceChange[];
  readonly places: readonly Place[];
  readonly isLast: boolean;
}

/** Who pays, as residents read it: the city of a department that serves no other place, else the department. */
const sponsorOf = ({ name, sponsor }: DepartmentDetails, { City }: Place, served: number) =>
  sponsor ? { sponsor: served === 1 ? `the City of ${City}` : name } : {};

const repeated = ["id", "name", "sponsor", "contact", "statement"] as const;

const isServed = (own: DepartmentAtPlace, listed: ListedPlace | undefined): boolean =>
  servingBy(listed).some((one) => repeated.every((fact) => one[fact] === own[fact]));

/** The next places that are to change: those that the department leaves, joins, or at which residents read it otherwise. */
async function nextPart(department: DepartmentDetails, wanted: readonly Place[]): Promise<Part> {
  const [had, wish] = [once(department.places), once(wanted)];
  const all = [...new Map([...had, ...wish]).values()];
  const [listed, news] = await Promise.all([listedAmong(all), newsAmong(all)]);
  const leaving = [...had].filter(([key]) => !wish.has(key));
  const ownAt = (place: Place): DepartmentAtPlace => ({
    ...{ id: department.id, name: department.name },
    ...{ contact: department.contact, statement: department.statement },
    ...sponsorOf(department, place, wish.size),
  });
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
    return { place, before, serving: wish.has(key) ? [...others, own] : others, untold: news.get(key) };
  });
  return { changes, places: [...serving.values()], isLast: some.length === leaving.length + joining.length };
}

/**
 * Writes a department with as many of the places that it is to serve as fit one transaction, then the next ones. After
 * a crash it serves some of them, in its own row and in theirs; the same wish again goes on.
 * @param department with what is said of it as wished, and its places as they are
 */
async function serve(
  department: DepartmentDetails,
  wanted: readonly Place[],
  first: readonly Write[],
): Promise<DepartmentDetails> {
  const { changes, places, isLast } = await nextPart(department, wanted);
  const changed = { ...department, places, updated: new Date().toISOString() };
  await transact([...first, write(changed), ...changes.flatMap(writesOf)]);
  coverage.forget(changes.map(({ place }) => place));
  const after = { ...changed, version: changed.version + 1 };
  return isLast ? after : retryOnConflict(() => serveRest(after, wanted));
}

/** After a lost race the department is read again: whoever won it may have changed its places. */
async function serveRest({ id }: DepartmentDetails, wanted: readonly Place[]): Promise<DepartmentDetails> {
  const found = await getDepartment(id);
  if (!found) throw notFound();
  return serve(found, wanted, []);
}

/**
 * Creates a department that serves these places from now on, beside those that serve them already.
 * @param first writes that come first in its transaction, at most two
 */
export async function create(
  actor: Actor,
  { places, ...wish }: DepartmentWish,
  { id = newId(), first = [] }: { readonly id?: string; readonly first?: readonly Write[] } = {},
): Promise<DepartmentDetails> {
  requireFew(places);
  const now = new Date().toISOString();
  const made: DepartmentDetails = {
    ...{ id, ...wish, places: [], status: "ACTIVE" },
    ...{ created: now, updated: now, version: 0 },
  };
  const audit = auditWrite(actor, "createDepartment", { department: id });
  return retryOnConflict(() => serve(made, places, [...first, audit]));
}

/** Goes on with a creation that may have broken off: places that the department lacks are added. */
export async function finishCreation(id: string, places: readonly Place[]): Promise<DepartmentDetails> {
  const found = await getDepartment(id);
  if (!found) throw notFound();
  const isWhole = places.every((place) => found.places.some((one) => placeKey(one) === placeKey(place)));
  if (isWhole || found.status === "RETIRED") return found;
  return retryOnConflict(() => serveRest(found, [...found.places, ...places]));
}

const isRetired = () =>
  new VisibleError("DEPARTMENT_RETIRED", "This department is retired. Please create a new one.");

/** A department as it is to be, and at most two writes that belong to the change. */
interface Changed {
  readonly to: DepartmentDetails;
  readonly places: readonly Place[];
  readonly first: readonly Write[];
}

async function change(
  id: string,
  version: number | undefined,
  after: (department: DepartmentDetails) => Promise<Changed>,
  audit: Write,
): Promise<DepartmentDetails> {
  let asked = version;
  return retryOnConflict(async () => {
    const found = await read(id);
    if (!found) throw notFound();
    asked ??= found.version;
    if (asked !== found.version) throw changedElsewhere();
    const { to, places, first } = await after(found);
    return serve(to, places, [...first, audit]);
  });
}

/**
 * Changes what is said of a department, and the places that it serves. What waits at a place that it leaves goes over
 * to the others there, which have every jacket; without others the place is not covered any more, and its default
 * department keeps them. Whether it pays stays unless it is said. Refuses a retired department.
 * @param also writes that belong to the change of the department as it was, at most two
 */
export const edit = (
  actor: Actor,
  id: string,
  { places, ...wish }: DepartmentWish,
  version?: number,
  also: (department: DepartmentDetails) => Promise<readonly Write[]> = async () => [],
): Promise<DepartmentDetails> =>
  change(
    id,
    version,
    async (department) => {
      if (department.status === "RETIRED") throw isRetired();
      requireFew(places);
      const sponsor = wish.sponsor ?? department.sponsor;
      return { to: { ...department, ...wish, sponsor }, places, first: await also(department) };
    },
    auditWrite(actor, "updateDepartment", auditedDepartment(id)),
  );

/** Retires a department: it leaves all its places as above, and its jackets keep its receipts. To retire it again goes on. */
export const retire = (actor: Actor, id: string, version?: number): Promise<DepartmentDetails> =>
  change(
    id,
    version,
    async (department) => ({
      to: { ...department, status: "RETIRED" },
      places: [],
      first: await releaseName(department),
    }),
    auditWrite(actor, "retireDepartment", auditedDepartment(id)),
  );
