import { showDepartment } from "#lambdas/domain/common/views/showDepartment.ts";
import type { DepartmentDetails } from "#lambdas/records/departments/department.ts";
import { getPlace } from "#lambdas/records/jackets/place.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listDepartments } from "#shared/contract/departments.ts";
import type { Place } from "#shared/rules/place.ts";
import { searchWords } from "#shared/rules/search/searchWords.ts";
import { defaultDetails } from "./defaultDetails.ts";
import { servicesOf } from "./departmentLists.ts";
import { readWork } from "./departmentWork.ts";
import { beginning, readPage } from "./readPage.ts";

type Request = ParsedRequestOf<typeof listDepartments>;
type DepartmentPage = ResponseOf<typeof listDepartments>;

interface AuditedPage {
  readonly subjects: readonly string[];
  readonly count: number;
}

const usualLimit = 25;

async function servingAt(place: Place): Promise<DepartmentDetails[]> {
  const listed = await getPlace(place);
  const services = await servicesOf(listed ? [listed] : []);
  return services.flatMap(({ department, place: at }) => department ?? defaultDetails(at) ?? []);
}

async function show(department: DepartmentDetails) {
  const { masters, shown } = await readWork(department.id);
  return { masters, listed: { ...showDepartment(department), ...shown } };
}

/** @param audit writes the audit row, before the answer */
export async function list(
  { City, State, Search = "", Limit: limit = usualLimit, Cursor }: Request,
  audit: (reading: AuditedPage) => Promise<void>,
): Promise<DepartmentPage> {
  const words = searchWords(Search);
  const name = JSON.stringify(["departments", words]);
  const after = Cursor ? readCursor<string>(name, Cursor) : beginning;
  const { found, next } =
    City && State ? { found: await servingAt({ City, State }), next: undefined } : await readPage(words, after, limit);
  const shown = await Promise.all(found.map(show));
  const subjects = shown.flatMap(({ masters }) => masters.map(({ id }) => id));
  await audit({ subjects, count: shown.length });
  const Departments = shown.map(({ listed }) => listed);
  return { Departments, ...(next === undefined ? {} : { NextCursor: writeCursor(name, next) }) };
}
