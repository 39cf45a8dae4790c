import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { changedElsewhere, notFound, VisibleError } from "#lambdas/errors.ts";
import { auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import {
  type AreaNames,
  getArea,
  getAreaNames,
  noteNames,
  readAreas,
  removeArea,
  type SavedAreaRecord,
  writeArea,
} from "#lambdas/records/registry/savedArea.ts";
import { accountPk, newId } from "#lambdas/records/table/keys.ts";
import { createOnce, type Once, sentBefore } from "#lambdas/records/table/once.ts";
import { transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { deleteArea, listAreas, saveArea } from "#shared/contract/jackets/registryAreas.ts";
import type { Area, AskedArea } from "#shared/model/registry/area.ts";
import { areaNameKey, mostAreas } from "#shared/model/registry/savedArea.ts";
import { departmentFor, requireActive } from "./registryDepartment.ts";

type Wish = ParsedRequestOf<typeof saveArea>;

/** Characters: all of a department fit into one answer. A hand-drawn area is always smaller. */
const longestArea = 48_000;

function requireSmall(area: Area): void {
  if (JSON.stringify(area).length > longestArea)
    throw new VisibleError("AREA_TOO_LARGE", "This area is too large to be saved. Please draw it with fewer corners.");
}

/** With another name, or one more. */
function namesAfter(known: AreaNames | undefined, id: string, name: string): AreaNames["names"] {
  const names = { ...known?.names, [id]: areaNameKey(name) };
  if (Object.entries(known?.names ?? {}).some(([other, key]) => other !== id && key === names[id]))
    throw new VisibleError("AREA_NAME_TAKEN", "Another saved area has this name. Please choose another name.");
  if (Object.keys(names).length > mostAreas)
    throw new VisibleError(
      "TOO_MANY_AREAS",
      `A department can save at most ${mostAreas} areas. Please delete one first.`,
    );
  return names;
}

/** @param asked the version that is replaced */
function requireVersion(found: SavedAreaRecord | undefined, asked: number): void {
  if (!found) throw notFound();
  if (found.version !== asked) throw changedElsewhere();
}

async function write(session: Session, department: string, id: string, wish: Wish, first: Write[]): Promise<void> {
  let asked = wish.Version;
  await retryOnConflict(async () => {
    const [names, found] = await Promise.all([
      getAreaNames(department),
      wish.ID ? getArea(department, wish.ID) : undefined,
    ]);
    // Another area of the department may be saved meanwhile, but not this one.
    asked ??= found?.version;
    if (wish.ID) requireVersion(found, asked ?? 0);
    const { first: given, last } = session.account;
    const details = { id, name: wish.Name, area: wish.Area, by: `${given} ${last}`, saved: new Date().toISOString() };
    await transact([
      ...first,
      noteNames(department, names, namesAfter(names, id, wish.Name)),
      writeArea(department, found, details),
      auditWrite(session, "saveArea", auditedDepartment(department)),
    ]);
  });
}

/** Once for each key. Throws NOT_FOUND for an ID of another department. */
export async function save(session: Session, wish: Wish, once: Once | undefined): Promise<ResponseOf<typeof saveArea>> {
  const department = departmentFor(session, wish.DepartmentID);
  requireSmall(wish.Area);
  const scope = accountPk(session.accountId);
  const [earlier] = await Promise.all([sentBefore(scope, once), requireActive(department)]);
  // A replaced one has another version by now.
  if (earlier) return { ID: earlier };
  const id = wish.ID ?? newId();
  const make = async (first: Write[]) => {
    await write(session, department, id, wish, first);
    return { ID: id };
  };
  return createOnce(scope, once, id, make, async (ID) => ({ ID }));
}

/** By name. */
export async function list(
  session: Session,
  { DepartmentID }: ParsedRequestOf<typeof listAreas>,
): Promise<ResponseOf<typeof listAreas>> {
  const department = departmentFor(session, DepartmentID);
  const [rows] = await Promise.all([readAreas(department), requireActive(department)]);
  const Areas = rows
    .map(({ id, name, area, by, saved, version }) => ({
      ID: id,
      Name: name,
      Area: area,
      By: by,
      Saved: saved,
      Version: version,
    }))
    .sort((one, other) => one.Name.localeCompare(other.Name, "en"));
  return { Areas };
}

export async function remove(
  session: Session,
  { DepartmentID, ID }: ParsedRequestOf<typeof deleteArea>,
): Promise<void> {
  const department = departmentFor(session, DepartmentID);
  await requireActive(department);
  await retryOnConflict(async () => {
    const [names, found] = await Promise.all([getAreaNames(department), getArea(department, ID)]);
    if (!names || !found) throw notFound();
    const { [ID]: _, ...others } = names.names;
    await transact([
      noteNames(department, names, others),
      removeArea(found),
      auditWrite(session, "deleteArea", auditedDepartment(department)),
    ]);
  });
}

/** Throws NOT_FOUND for another department's area. */
export async function meantBy(department: string, asked: AskedArea | undefined): Promise<Area | undefined> {
  if (!asked || !("AreaID" in asked)) return asked;
  const found = await getArea(department, asked.AreaID);
  if (!found) throw notFound();
  return found.area;
}
