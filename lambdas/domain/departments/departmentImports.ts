import type { Actor } from "#lambdas/records/accounts/audit/audit.ts";
import type { DepartmentDetails } from "#lambdas/records/departments/department.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { departmentNameKey } from "#shared/model/department.ts";
import { placeKey } from "#shared/rules/place.ts";
import { readNamed } from "./departmentLists.ts";
import { changeName, claimName } from "./departmentNames.ts";
import { create, type DepartmentWish, edit } from "./departments.ts";

export interface ImportStep {
  readonly wish: DepartmentWish;
  readonly found?: DepartmentDetails | undefined;
}

/** Adds places, and keeps facts missing in the file. */
function mergeWish(
  { places, contact, statement, sponsor, ...wish }: DepartmentWish,
  found: DepartmentDetails,
): DepartmentWish {
  const all = new Map([...found.places, ...places].map((place) => [placeKey(place), place]));
  const texts = { contact: contact ?? found.contact, statement: statement ?? found.statement };
  return { ...wish, ...texts, sponsor: sponsor ?? found.sponsor, places: [...all.values()] };
}

const isSame = (wish: DepartmentWish, found: DepartmentDetails): boolean =>
  wish.places.length === found.places.length &&
  (wish.sponsor ?? false) === (found.sponsor ?? false) &&
  (["name", "kind", "contact", "statement"] as const).every((fact) => wish[fact] === found[fact]);

/** Found by name in any letter case; unchanged departments are left out. */
export async function plan(wishes: readonly DepartmentWish[]): Promise<ImportStep[]> {
  const active = (await readNamed()).filter(({ status }) => status === "ACTIVE");
  const byName = new Map(active.map((department) => [departmentNameKey(department.name), department]));
  return wishes.flatMap((given) => {
    const found = byName.get(departmentNameKey(given.name));
    const wish = found ? mergeWish(given, found) : given;
    return found && isSame(wish, found) ? [] : [{ wish, found }];
  });
}

export function carryOut({ wish, found }: ImportStep, actor: Actor): Promise<DepartmentDetails> {
  const { name } = wish;
  if (found) return edit(actor, found.id, wish, undefined, (before) => changeName(before, name));
  const id = newId();
  return create(actor, wish, { id, first: [claimName(name, id)] });
}
