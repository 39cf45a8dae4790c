import { servingBy } from "#lambdas/domain/common/serving.ts";
import { type DepartmentDetails, getDepartments, readDepartments } from "#lambdas/records/departments/department.ts";
import type { ListedPlace } from "#lambdas/records/jackets/place.ts";
import { newest } from "#lambdas/records/table/newestOf.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";

const pageSize = 100;

export async function readNamed(): Promise<DepartmentDetails[]> {
  const found: DepartmentDetails[] = [];
  let before: string | undefined = newest;
  while (before !== undefined) {
    const page: Awaited<ReturnType<typeof readDepartments>> = await readDepartments(before, pageSize);
    found.push(...page);
    before = page.length < pageSize ? undefined : page.at(-1)?.shardSort;
  }
  return found;
}

export interface Service {
  readonly place: ListedPlace;
  readonly id: string;
  readonly name: string;
  /** Absent for a default department never described. */
  readonly department?: DepartmentDetails | undefined;
}

export async function servicesOf(places: readonly ListedPlace[]): Promise<Service[]> {
  const services = places.flatMap((place) => servingBy(place).map(({ id, name }) => ({ place, id, name })));
  // Without names a place has its default one alone, without a row.
  const named = places.flatMap(({ departments = [] }) => departments.map(({ id }) => id));
  const departments = named.length > 0 ? await getDepartments(named) : new Map<string, DepartmentDetails>();
  return services.map((service) => ({ ...service, department: departments.get(service.id) }));
}

export const isByDefault = ({ place, id, department }: Service): boolean =>
  !department && id === defaultDepartmentOf(place);
