import geohash from "ngeohash";
import { servesNone } from "#lambdas/domain/common/servedBy.ts";
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

/** Empty for staff whose department serves no place any more: kept records are for administrators alone. */
export async function countsFor(session: Session, department: string): Promise<CountedPart[]> {
  const [parts, hasNone] = await Promise.all([readHomeCounts(department), servesNone(session)]);
  return hasNone ? [] : parts;
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
