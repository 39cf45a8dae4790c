import { VisibleError } from "#lambdas/errors.ts";
import { addRollout } from "#lambdas/records/departments/rollout.ts";
import { type DepartmentAtPlace, deletePlace, type ListedPlace, putPlace } from "#lambdas/records/jackets/place.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import { departmentNameKey, mostDepartments } from "#shared/model/department.ts";
import { defaultDepartmentOf, isDefaultDepartment, respondersOf } from "#shared/rules/defaultDepartment.ts";
import type { Place } from "#shared/rules/place.ts";
import { nameTaken } from "./departmentNames.ts";

/** Without departments the place leaves. */
export interface PlaceChange {
  readonly place: Place;
  readonly before: ListedPlace | undefined;
  readonly serving: readonly DepartmentAtPlace[];
}

/** Of one place: its row, and the rollout with its work. */
export const writesOfPlace = 3;

const tooMany = (city: string) =>
  new VisibleError(
    "TOO_MANY_DEPARTMENTS",
    `At most ${mostDepartments} departments can serve one place: ${city} has ${mostDepartments} already.`,
  );

/** Undefined for a default department without further facts. */
function shortForm(place: Place, serving: readonly DepartmentAtPlace[]): readonly DepartmentAtPlace[] | undefined {
  const [only, ...others] = serving;
  const isDefault = only?.id === defaultDepartmentOf(place) && only.name === respondersOf(place.City);
  const isSilent = [only?.sponsor, only?.contact, only?.statement].every((fact) => !fact);
  return isDefault && isSilent && others.length === 0 ? undefined : serving;
}

const idsOf = (departments: readonly DepartmentAtPlace[] | undefined, place: Place): string =>
  (departments?.map(({ id }) => id) ?? [defaultDepartmentOf(place)]).toSorted().join();

const isSponsored = (departments: readonly DepartmentAtPlace[] = []): boolean =>
  departments.some(({ sponsor }) => sponsor !== undefined);

/** Whether a default department, whose name is not claimed, is called like another. */
function hasTwin(serving: readonly DepartmentAtPlace[]): boolean {
  const own = serving.find(({ id }) => isDefaultDepartment(id));
  const isTwin = ({ id, name }: DepartmentAtPlace) =>
    id !== own?.id && departmentNameKey(name) === departmentNameKey(own?.name ?? "");
  return own !== undefined && serving.some(isTwin);
}

export function writesOf({ place, before, serving }: PlaceChange): Write[] {
  if (serving.length > mostDepartments) throw tooMany(place.City);
  if (hasTwin(serving)) throw nameTaken();
  if (serving.length === 0) return before ? [deletePlace(before), ...addRollout(before)] : [];
  const { City, State } = before ?? place;
  const departments = shortForm({ City, State }, serving);
  const isSame =
    before !== undefined &&
    idsOf(departments, place) === idsOf(before.departments, place) &&
    isSponsored(departments) === isSponsored(before.departments);
  return [putPlace({ City, State, departments }, before), ...(isSame ? [] : addRollout(place))];
}
