import { signExport } from "#lambdas/adapters/exports/signExport.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import { beginExport, getExport, partKey } from "#lambdas/records/registry/registryExport.ts";
import { exportsPk, newId } from "#lambdas/records/table/keys.ts";
import { createOnce, type Once } from "#lambdas/records/table/once.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { exportRegistry, readExport } from "#shared/contract/jackets/registryExports.ts";
import type { Area } from "#shared/model/registry/area.ts";
import { partsAtOnce } from "#shared/model/registry/exportedHome.ts";
import { placeRoles } from "#shared/model/role.ts";
import { respondersOf } from "#shared/rules/defaultDepartment.ts";
import { shapesOf } from "../area/shapesOf.ts";
import { countsFor } from "../planningCounts.ts";
import { departmentFor, requireActive } from "../registryDepartment.ts";
import { meantBy } from "../savedAreas.ts";
import { requireExporter } from "./exporter.ts";

/** With the area that a saved one means. */
interface Request extends Omit<ParsedRequestOf<typeof exportRegistry>, "Area"> {
  readonly Area?: Area | undefined;
}

/** In characters. A row has 400 KB, for the request and the names of all parts. */
const longestRequest = 200_000;

function requireShort(request: string): void {
  if (request.length > longestRequest)
    throw new VisibleError("AREA_TOO_LARGE", "This alert is too long for an export. Please draw its area.");
}

/** Where counters know it: of all homes or a ZIP's, with one need at most. */
async function totalOf(session: Session, department: string, request: Request): Promise<{ total?: number }> {
  const { Area, Needs = [], MaxHours, ConfirmedBefore, Waiting } = request;
  const isCounted = Area === undefined || "Zip" in Area;
  if (!isCounted || Needs.length > 1 || [MaxHours, ConfirmedBefore, Waiting].some((part) => part !== undefined))
    return {};
  const parts = (await countsFor(session, department)).filter(({ zip }) => !Area || zip === Area.Zip.slice(0, 5));
  return { total: parts.reduce((sum, counts) => sum + (counts[Needs[0] ?? "homes"] ?? 0), 0) };
}

export async function begin(
  session: Session,
  asked: ParsedRequestOf<typeof exportRegistry>,
  once: Once | undefined,
): Promise<ResponseOf<typeof exportRegistry>> {
  const { accountId: account } = session;
  const { Format: format, Purpose: purpose, ...filter } = asked;
  const department = departmentFor(session, asked.DepartmentID);
  const list = { ...filter, Area: await meantBy(department, asked.Area) };
  const request = JSON.stringify(list);
  requireShort(request);
  // An alert that cannot be read is refused here: no worker could tell its sentence.
  shapesOf(list.Area);
  const [total] = await Promise.all([totalOf(session, department, { ...asked, ...list }), requireActive(department)]);
  const ID = newId();
  const wish = { account, id: ID, department, request, format, purpose, ...total };
  return createOnce(
    exportsPk(account),
    once,
    ID,
    async (first) => {
      await transact([...first, ...beginExport(wish)]);
      return { ID };
    },
    async (made) => ({ ID: made }),
  );
}

async function nameOf(department: string, { role, place }: Session): Promise<string> {
  const known = (await getDepartment(department))?.name;
  // A default one's id is its place in capitals.
  return known ?? respondersOf(placeRoles.includes(role) ? place.City : (department.split("#")[1] ?? ""));
}

const gone = () => new VisibleError("NOT_FOUND", "This export is gone: it is kept for an hour.");

/** While its reader may read the registry. */
export async function read(
  session: Session,
  { ID, From }: ParsedRequestOf<typeof readExport>,
): Promise<ResponseOf<typeof readExport>> {
  const record = await getExport(session.accountId, ID);
  if (!record) throw gone();
  if (record.status !== "FAILED") await requireExporter(session, record);
  const linked = record.status === "READY" && From !== undefined ? record.parts.slice(From, From + partsAtOnce) : [];
  const [Department, Parts] = await Promise.all([
    nameOf(record.department, session),
    Promise.all(linked.map((part) => signExport(partKey(record, part)))),
  ]);
  const { OutageSince } = JSON.parse(record.request) as Request;
  return {
    Status: record.status,
    Department,
    Begun: record.begun,
    ...(OutageSince ? { OutageSince } : {}),
    Done: record.homes,
    ...(record.total === undefined ? {} : { Total: record.total }),
    PartCount: record.parts.length,
    Parts,
    ...(record.problem ? { Problem: record.problem } : {}),
  };
}
