import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { distinctPlaces } from "#lambdas/domain/common/serving.ts";
import { changedElsewhere, notFound, VisibleError } from "#lambdas/errors.ts";
import { type Actor, auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { type DepartmentDetails, getDepartment } from "#lambdas/records/departments/department.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import { mostPlaces } from "#shared/model/department.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { readDefault } from "./defaultDetails.ts";
import { releaseName } from "./departmentNames.ts";
import { type ServiceTarget, serve, serveRest } from "./servePlaces.ts";

export type DepartmentWish = Pick<DepartmentDetails, "name" | "kind" | "places" | "contact" | "statement" | "sponsor">;

/** Also a default one without a row. */
export const read = async (id: string): Promise<DepartmentDetails | undefined> =>
  (await getDepartment(id)) ?? readDefault(id);

const tooManyPlaces = () => new VisibleError("TOO_MANY_PLACES", `A department can serve at most ${mostPlaces} places.`);

function requireFew(places: readonly Place[]): void {
  if (distinctPlaces(places).size > mostPlaces) throw tooManyPlaces();
}

/**
 * Beside the departments serving these places already.
 * @param first at most two writes, first in its transaction
 */
export async function create(
  actor: Actor,
  { places, ...wish }: DepartmentWish,
  { id = newId(), first = [] }: { readonly id?: string; readonly first?: readonly Write[] } = {},
): Promise<DepartmentDetails> {
  requireFew(places);
  const now = new Date().toISOString();
  const made: DepartmentDetails = { id, ...wish, places: [], status: "ACTIVE", created: now, updated: now, version: 0 };
  const audit = auditWrite(actor, "createDepartment", { department: id });
  return retryOnConflict(() => serve(made, { places }, [...first, audit]));
}

export async function finishCreation(id: string, places: readonly Place[]): Promise<DepartmentDetails> {
  const found = await getDepartment(id);
  if (!found) throw notFound();
  const isWhole = places.every((place) => found.places.some((one) => placeKey(one) === placeKey(place)));
  if (isWhole || found.status === "RETIRED") return found;
  return retryOnConflict(() => serveRest(found, { places: [...found.places, ...places] }));
}

const isRetired = () => new VisibleError("DEPARTMENT_RETIRED", "This department is retired. Please create a new one.");

interface DepartmentChange extends ServiceTarget {
  readonly to: DepartmentDetails;
  readonly first: readonly Write[];
}

async function change(
  id: string,
  version: number | undefined,
  after: (department: DepartmentDetails) => Promise<DepartmentChange>,
  audit: Write,
): Promise<DepartmentDetails> {
  let asked = version;
  return retryOnConflict(async () => {
    const found = await read(id);
    if (!found) throw notFound();
    asked ??= found.version;
    if (asked !== found.version) throw changedElsewhere();
    const { to, first, ...target } = await after(found);
    return serve(to, target, [...first, audit]);
  });
}

/**
 * A place it leaves has its jackets with the others there, or with the uncovered place's default department. Keeps the
 * sponsorship unless it is given.
 * @param also at most two writes of the change
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

/** It leaves all its places as above; the jackets keep its receipts. Retiring again goes on. */
export const retire = (actor: Actor, id: string, version?: number): Promise<DepartmentDetails> =>
  change(
    id,
    version,
    async (department) => ({
      to: department,
      places: [],
      status: "RETIRED",
      first: await releaseName(department),
    }),
    auditWrite(actor, "retireDepartment", auditedDepartment(id)),
  );
