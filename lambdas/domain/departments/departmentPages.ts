import { auditList } from "#lambdas/domain/audit/auditReading.ts";
import { pageThrough } from "#lambdas/domain/common/pageThrough.ts";
import { showDepartment } from "#lambdas/domain/views/showDepartment.ts";
import {
  type DepartmentDetails,
  getDepartments,
  readDepartments,
} from "#lambdas/records/departments/department.ts";
import { getPlace, readPlaces } from "#lambdas/records/jackets/place.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import { newest } from "#lambdas/records/table/newestOf.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listDepartments } from "#shared/contract/departments.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { matchesSearch } from "#shared/rules/search/matchesSearch.ts";
import { searchWords } from "#shared/rules/search/searchWords.ts";
import { states } from "#shared/states.ts";
import { defaultDetails } from "./defaultDetails.ts";
import { servicesOf } from "./departmentLists.ts";
import { readWork } from "./departmentWork.ts";

type Request = ParsedRequestOf<typeof listDepartments>;
type Answer = ResponseOf<typeof listDepartments>;

const usualLimit = 25;
const mostReads = 10;
const searchedAtOnce = 200;

const codes = states.map(({ code }) => code);

/** A department with its position in the list: "N" and its own among those with a row, then "P" and its place. */
interface Row {
  readonly department: DepartmentDetails;
  readonly position: string;
}

interface Batch {
  readonly rows: Row[];
  readonly next: string | undefined;
}

async function readNamed(before: string, size: number): Promise<Batch> {
  const found = await readDepartments(before, size);
  const rows = found.map((department) => ({ department, position: `N${department.shardSort}` }));
  return { rows, next: found.length < size ? "P" : rows.at(-1)?.position };
}

/** The default departments of places, without those that have a row and were listed before. */
async function readDefaults(after: string, size: number): Promise<Batch> {
  const places = await readPlaces(codes, after, size);
  const serving = places.flatMap((place) => defaultDetails(place) ?? []);
  const named = await getDepartments(serving.map(({ id }) => id));
  const rows = serving
    .filter(({ id }) => !named.has(id))
    .map((department) => ({ department, position: `P${department.id}` }));
  const last = places.length < size ? undefined : places.at(-1);
  return { rows, next: last && `P${placeKey(last)}` };
}

const fits = ({ name, places }: DepartmentDetails, words: readonly string[]): boolean =>
  matchesSearch(words, [name, ...places.map(({ City }) => City)]);

async function readPage(words: readonly string[], after: string, limit: number) {
  const size = words.length > 0 ? searchedAtOnce : limit + 1;
  const { rows, next } = await pageThrough<Row>(
    {
      read: (from) => (from.startsWith("N") ? readNamed : readDefaults)(from.slice(1), size),
      fits: ({ department }) => fits(department, words),
      positionOf: ({ position }) => position,
      ...{ limit, mostReads },
    },
    after,
  );
  return { found: rows.map(({ department }) => department), next };
}

/** The departments that serve a place. */
async function servingAt(place: Place): Promise<DepartmentDetails[]> {
  const listed = await getPlace(place);
  const services = await servicesOf(listed ? [listed] : []);
  return services.flatMap(({ department, place: at }) => department ?? defaultDetails(at) ?? []);
}

async function show(department: DepartmentDetails) {
  const { masters, shown } = await readWork(department.id);
  return { masters, listed: { ...showDepartment(department), ...shown } };
}

/** A page of the departments, or those of one place, each with its accounts and what waits; and its audit row. */
export async function list(
  session: Session,
  { City, State, Search = "", Limit: limit = usualLimit, Cursor }: Request,
): Promise<Answer> {
  const words = searchWords(Search);
  const name = JSON.stringify(["departments", words]);
  const after = Cursor ? readCursor<string>(name, Cursor) : `N${newest}`;
  const { found, next } =
    City && State
      ? { found: await servingAt({ City, State }), next: undefined }
      : await readPage(words, after, limit);
  const shown = await Promise.all(found.map(show));
  const subjects = shown.flatMap(({ masters }) => masters.map(({ id }) => id));
  await auditList(session, "listDepartments", { subjects, count: shown.length });
  const Departments = shown.map(({ listed }) => listed);
  return { Departments, ...(next === undefined ? {} : { NextCursor: writeCursor(name, next) }) };
}
