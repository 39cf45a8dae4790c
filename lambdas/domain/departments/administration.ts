import { didYouMean } from "#lambdas/domain/common/similarCities.ts";
import { showDepartment } from "#lambdas/domain/common/views/showDepartment.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { DepartmentDetails } from "#lambdas/records/departments/department.ts";
import { listedAmong } from "#lambdas/records/jackets/place.ts";
import { accountPk, newId } from "#lambdas/records/table/keys.ts";
import { createOnce, type Once, sentBefore } from "#lambdas/records/table/once.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { createDepartment, retireDepartment, updateDepartment } from "#shared/contract/departments.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { changeName, claimName } from "./departmentNames.ts";
import * as departments from "./departments.ts";

type Request = ParsedRequestOf<typeof createDepartment>;
type DepartmentResponse = ResponseOf<typeof createDepartment>;

const wishOf = ({ Name, Kind, Contact, Statement, Sponsor, Places }: Request): departments.DepartmentWish => ({
  name: Name,
  kind: Kind,
  places: Places.map(({ City, State }) => ({ City, State })),
  contact: Contact || undefined,
  statement: Statement || undefined,
  sponsor: Sponsor,
});

const answer = (department: DepartmentDetails): DepartmentResponse => ({ Department: showDepartment(department) });

/** Repeats nothing that was sent: the place is told by its number. */
async function notListed(places: Request["Places"], place: Place): Promise<VisibleError> {
  const advice = (await didYouMean(place)) ?? "Please check its name, or add it as a new place.";
  const number = 1 + places.findIndex((one) => placeKey(one) === placeKey(place));
  return new VisibleError("PLACE_NOT_LISTED", `Place ${number} does not take part yet. ${advice}`);
}

/**
 * A misspelled place would be covered, and families there would pay for nothing. @param served the
 * department's present places
 */
async function requireMeant(places: Request["Places"], served: readonly Place[]): Promise<void> {
  const known = new Set(served.map(placeKey));
  const asked = new Map(places.filter((one) => !one.New).map((place) => [placeKey(place), place]));
  for (const key of known) asked.delete(key);
  const listed = await listedAmong([...asked.values()]);
  const [missing] = [...asked].filter(([key]) => !listed.has(key));
  if (missing) throw await notListed(places, missing[1]);
}

/** A retry creates no second one and adds missing places. */
export async function create(session: Session, request: Request, once: Once | undefined): Promise<DepartmentResponse> {
  const wish = wishOf(request);
  const id = newId();
  const scope = accountPk(session.accountId);
  const make = async (first: readonly Write[]) => {
    const name = claimName(wish.name, id);
    return answer(await departments.create(session, wish, { id, first: [...first, name] }));
  };
  const finish = async (made: string) => answer(await departments.finishCreation(made, wish.places));
  // An earlier attempt's department counts among those of its places.
  const earlier = await sentBefore(scope, once);
  if (earlier) return finish(earlier);
  await requireMeant(request.Places, []);
  return createOnce(scope, once, id, make, finish);
}

export async function update(
  session: Session,
  { ID, Version, ...request }: ParsedRequestOf<typeof updateDepartment>,
): Promise<DepartmentResponse> {
  const found = await departments.read(ID);
  await requireMeant(request.Places, found?.places ?? []);
  const wish = wishOf(request);
  const also = (before: DepartmentDetails) => changeName(before, wish.name);
  return answer(await departments.edit(session, ID, wish, Version, also));
}

export const retire = async (
  session: Session,
  { ID, Version }: ParsedRequestOf<typeof retireDepartment>,
): Promise<DepartmentResponse> => answer(await departments.retire(session, ID, Version));
