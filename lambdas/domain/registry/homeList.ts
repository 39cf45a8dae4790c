import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { type Served, servedBy } from "#lambdas/domain/common/servedBy.ts";
import type { HouseholdRecord } from "#lambdas/records/family/household.ts";
import type { RegistryRow } from "#lambdas/records/registry/registryRow.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { householdKey } from "#lambdas/records/table/keys.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listRegistry } from "#shared/contract/jackets/registry.ts";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import { hoursSince } from "#shared/rules/registry/hoursSince.ts";
import { auditedReason } from "./auditedReason.ts";
import { findHomes, findUnplaced, type ListRequest } from "./findHomes.ts";
import { departmentFor, requireActive } from "./registryDepartment.ts";
import { meantBy } from "./savedAreas.ts";
import { showHome } from "./showHome.ts";

/** In the rows' order, without homes gone by now, or whose place the department left. */
export async function showHomes(
  rows: readonly RegistryRow[],
  { OutageSince }: ListRequest,
  served: Promise<Served>,
): Promise<RegistryHome[]> {
  const hoursGone = hoursSince(OutageSince);
  const [read, isServed] = await Promise.all([
    getMany<HouseholdRecord>(rows.map(({ owner, hid }) => householdKey(owner, hid))),
    served,
  ]);
  const households = new Map(read.map((household) => [household.id, household]));
  return rows.flatMap((row) => {
    const household = households.get(row.hid);
    return household && isServed(household.address) ? showHome(row, household, hoursGone) : [];
  });
}

export async function list(
  session: Session,
  asked: ParsedRequestOf<typeof listRegistry>,
): Promise<ResponseOf<typeof listRegistry>> {
  const department = departmentFor(session, asked.DepartmentID);
  // Also names the cursor: the next page is of the same area, or is refused.
  const request = { ...asked, Area: await meantBy(department, asked.Area) };
  const served = servedBy(session);
  const { Cursor, Limit: _limit, Reason: _reason, Incident: _incident, ...filter } = request;
  const name = JSON.stringify(["registry", department, filter]);
  const [found, unplaced] = await Promise.all([
    findHomes(department, request, Cursor ? readCursor<string>(name, Cursor) : ""),
    findUnplaced(department, request),
    requireActive(department),
  ]);
  const [Homes, Unplaced] = await Promise.all([
    showHomes(found.rows, request, served),
    showHomes(unplaced.rows, request, served),
  ]);
  await auditList(session, "listRegistry", {
    subjects: [...Homes, ...Unplaced].map(({ ID }) => ID),
    ...auditedDepartment(department),
    ...auditedReason(request),
  });
  const more = unplaced.next ? { MoreUnplaced: true } : {};
  return {
    Homes,
    Unplaced,
    ...more,
    ...(found.next === undefined ? {} : { NextCursor: writeCursor(name, found.next) }),
  };
}
