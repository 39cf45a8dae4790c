import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { servingBy } from "#lambdas/domain/common/serving.ts";
import { didYouMean } from "#lambdas/domain/common/similarCities.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import { type DepartmentAtPlace, getPlace } from "#lambdas/records/jackets/place.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { createModerator } from "#shared/contract/staff.ts";
import { inWords } from "#shared/format/coverageSentence.ts";
import { placeRoles } from "#shared/model/role.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { requireActiveDepartment } from "./requireActiveDepartment.ts";
import type { WorkPlace } from "./staff.ts";

type WorkPlaceRequest = Pick<ParsedRequestOf<typeof createModerator>, "Location" | "DepartmentID">;
type Location = WorkPlaceRequest["Location"];

const atWork = ({ City, State, Zip }: Location, department: string): WorkPlace => ({
  address: { Street: "", City, State, Zip },
  ...(department === defaultDepartmentOf({ City, State }) ? {} : { department }),
});

/** For the caller's department only: at the requested place if it serves there, else at the caller's own. */
async function ownWorkPlace(session: Session, asked: Location): Promise<WorkPlace> {
  const { place, account } = session;
  const department = departmentOf(session);
  const isAsked = (served: Place) => placeKey(served) === placeKey(asked);
  const { City, State, Zip } = account.address;
  if (isAsked(place)) return atWork({ City, State, Zip: asked.Zip } as Location, department);
  const served = (await getDepartment(department))?.places.find(isAsked);
  return atWork((served ? { ...asked, ...served } : { City, State, Zip }) as Location, department);
}

async function notServed(place: Place): Promise<VisibleError> {
  const advice = (await didYouMean(place)) ?? "Please let the place take part first, then invite its staff.";
  return new VisibleError("PLACE_NOT_SERVED", `No department serves ${place.City}, ${place.State}. ${advice}`);
}

const toBeChosen = (City: string, serving: readonly DepartmentAtPlace[]) =>
  new VisibleError(
    "DEPARTMENT_NOT_THERE",
    `${inWords(serving.map(({ name }) => name))} serve${serving.length > 1 ? "" : "s"} ${City}. Please choose the department.`,
  );

/** Administrators name a served place, and the department where several serve it. */
export async function workPlace(session: Session, { Location, DepartmentID }: WorkPlaceRequest): Promise<WorkPlace> {
  await requireActiveDepartment(session);
  if (placeRoles.includes(session.role)) return ownWorkPlace(session, Location);
  const serving = servingBy(await getPlace(Location));
  const [first, ...others] = serving;
  if (!first) throw await notServed(Location);
  const usual = others.length > 0 ? defaultDepartmentOf(Location) : first.id;
  const chosen = serving.find(({ id }) => id === (DepartmentID ?? usual));
  if (!chosen) throw toBeChosen(Location.City, serving);
  return atWork(Location, chosen.id);
}
