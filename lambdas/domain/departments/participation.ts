import * as coverage from "#lambdas/domain/common/coverage.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { distinctPlaces, servingBy } from "#lambdas/domain/common/serving.ts";
import { type DepartmentRecord, departmentRecord, getDepartments } from "#lambdas/records/departments/department.ts";
import { type ListedPlace, listedAmong } from "#lambdas/records/jackets/place.ts";
import { remove, replace, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Progress } from "#lambdas/records/table/writeMany.ts";
import { mostDepartments } from "#shared/model/department.ts";
import { defaultDepartmentOf, respondersOf } from "#shared/rules/defaultDepartment.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { type PlaceChange, writesOf, writesOfPlace } from "./placeChanges.ts";
import { departmentAtPlace } from "./servePlaces.ts";

/** Places in one transaction of 100 writes; a joining place may begin a department anew, a leaving one rewrites its own. */
const joiningAtOnce = Math.floor(100 / (writesOfPlace + 1));
const leavingAtOnce = Math.floor(100 / (writesOfPlace + mostDepartments));

type PlaceBefore = Pick<PlaceChange, "before">;

async function changeAll(
  given: readonly Place[],
  placesAtOnce: number,
  writesAt: (known: readonly (readonly [Place, PlaceBefore])[]) => Promise<Write[]>,
  progress: Progress = () => undefined,
): Promise<void> {
  const places = [...distinctPlaces(given).values()];
  for (let from = 0; from < places.length; from += placesAtOnce) {
    const some = places.slice(from, from + placesAtOnce);
    // Another operator may change a place after it was read.
    await retryOnConflict(async () => {
      const listed = await listedAmong(some);
      const known = some.map((place) => [place, { before: listed.get(placeKey(place)) }] as const);
      const writes = await writesAt(known);
      if (writes.length > 0) await transact(writes);
    });
    coverage.forget(some);
    progress(from + some.length);
  }
}

/** Also in the default department's name. */
const respell = (place: Place, { before }: PlaceBefore): Write[] => {
  const own = { id: defaultDepartmentOf(place), name: respondersOf(place.City) };
  const serving = before?.departments ?? [own];
  return writesOf({ place, before: before && { ...before, ...place }, serving });
};

/** A described default department takes its place back; a retired one begins anew, without its row. */
function begin(place: Place, own: DepartmentRecord | undefined): Write[] {
  if (own?.status !== "ACTIVE") return [...respell(place, { before: undefined }), ...(own ? [remove(own)] : [])];
  const places = [...distinctPlaces([...own.places, place]).values()];
  return [
    ...writesOf({ place, before: undefined, serving: [departmentAtPlace(own, place, places.length)] }),
    replace(departmentRecord({ ...own, places, updated: new Date().toISOString() })),
  ];
}

/**
 * Also respells; a listed city keeps its departments. The default department gets the kept entries at once, also one
 * that had retired; a roll-out tells the families.
 */
export const join = (places: readonly Place[], progress?: Progress): Promise<void> =>
  changeAll(
    places,
    joiningAtOnce,
    async (some) => {
      const joining = some.flatMap(([place, { before }]) => (before ? [] : [defaultDepartmentOf(place)]));
      const own = await getDepartments(joining);
      return some.flatMap(([place, { before }]) =>
        before ? respell(place, { before }) : begin(place, own.get(defaultDepartmentOf(place))),
      );
    },
    progress,
  );

async function departmentsWithout(left: readonly ListedPlace[]): Promise<Write[]> {
  const departments = await getDepartments(left.flatMap(servingBy).map(({ id }) => id));
  const keys = new Set(left.map(placeKey));
  return [...departments.values()].map((department) =>
    replace(
      departmentRecord({
        ...department,
        places: department.places.filter((place) => !keys.has(placeKey(place))),
        updated: new Date().toISOString(),
      }),
    ),
  );
}

/** Also takes cities out of their departments. A roll-out tells the families. */
export const leave = (places: readonly Place[], progress?: Progress): Promise<void> =>
  changeAll(
    places,
    leavingAtOnce,
    async (some) => [
      ...some.flatMap(([place, known]) => writesOf({ place, ...known, serving: [] })),
      ...(await departmentsWithout(some.flatMap(([, { before }]) => before ?? []))),
    ],
    progress,
  );
