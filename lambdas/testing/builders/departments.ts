import * as coverage from "#lambdas/domain/common/coverage.ts";
import * as departments from "#lambdas/domain/departments/departments.ts";
import type { DepartmentDetails } from "#lambdas/records/departments/department.ts";
import { getPlace, putPlace } from "#lambdas/records/jackets/place.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Place } from "#shared/rules/place.ts";
import { anOperator } from "./people.ts";

export const aDepartmentWish = (places: readonly Place[], name = "Fire") => ({
  ...({ name, kind: "FIRE", places, contact: "(313) 555-0100" } as const),
  statement: "We look at each record on the way to you.",
});

/** Beside the present ones. */
export const aDepartment = (places: readonly Place[], name?: string): Promise<DepartmentDetails> =>
  departments.create(anOperator(), aDepartmentWish(places, name));

/** Alone at its places, and paying for their people. */
export async function aSponsor(places: readonly Place[], name?: string): Promise<DepartmentDetails> {
  const made = await departments.create(anOperator(), { ...aDepartmentWish(places, name), sponsor: true });
  coverage.forget(places);
  return made;
}

/** In place of its departments. Returns their ids. */
export async function aServedPlace(place: Place, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  const serving = ids.map((id, at) => ({ id, name: `Department ${at + 1}` }));
  await transact([putPlace({ ...place, departments: serving }, await getPlace(place))]);
  coverage.forget([place]);
  return ids;
}
