import geohash from "ngeohash";
import { servedBy } from "#lambdas/domain/common/servedBy.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import { type CountedPart, readHomeCounts } from "#lambdas/records/registry/homeCounts.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { countRegistry } from "#shared/contract/jackets/registry.ts";
import { registryNeeds } from "#shared/model/registry/registryNeeds.ts";
import { departmentFor, requireActive } from "./registryDepartment.ts";
import { shownCounts } from "./shownCounts.ts";

function middleOf(cell: string): { readonly Lat: number; readonly Lng: number } {
  const { latitude, longitude } = geohash.decode(cell);
  return { Lat: latitude, Lng: longitude };
}

const inOrder = <Counts>(counts: ReadonlyMap<string, Counts>): (readonly [string, Counts])[] =>
  [...counts].sort(([one], [other]) => (one < other ? -1 : 1));

/** None for staff whose department serves no place any more: administrators alone see what is kept. */
export async function countsFor(session: Session, department: string): Promise<CountedPart[]> {
  const [parts, known, isServed] = await Promise.all([
    readHomeCounts(department),
    getDepartment(department),
    servedBy(session),
  ]);
  return [session.place, ...(known?.places ?? [])].some(isServed) ? parts : [];
}

/** By ZIP and by cell, with sums of the shown ZIPs alone: no difference tells of fewer than eleven homes. */
export async function count(
  session: Session,
  { DepartmentID }: ParsedRequestOf<typeof countRegistry>,
): Promise<ResponseOf<typeof countRegistry>> {
  const department = departmentFor(session, DepartmentID);
  const [parts] = await Promise.all([countsFor(session, department), requireActive(department)]);
  const { byZip, byCell } = shownCounts(parts);
  const ByZip = inOrder(byZip).map(([Zip, counts]) => ({ Zip, ...counts }));
  const sum = (of: (zip: (typeof ByZip)[number]) => number) => ByZip.reduce((total, zip) => total + of(zip), 0);
  const Needs = Object.fromEntries(
    registryNeeds.map((need) => [need, sum(({ Needs }) => Needs[need] ?? 0)] as const).filter(([, homes]) => homes > 0),
  );
  return {
    Homes: sum(({ Homes }) => Homes),
    People: sum(({ People }) => People),
    Needs,
    ByZip,
    ByCell: inOrder(byCell).map(([Cell, counts]) => ({ Cell, ...middleOf(Cell), ...counts })),
    Hidden: new Set(parts.map(({ zip }) => zip)).size - ByZip.length,
  };
}
