import { readHomeCounts } from "#lambdas/records/registry/homeCounts.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { countRegistry } from "#shared/contract/jackets/registry.ts";
import { type RegistryNeed, registryNeeds } from "#shared/model/registry/registryNeeds.ts";
import { departmentFor, requireActive } from "./registryDepartment.ts";

/** Counts below it could tell of single families. */
const fewest = 11;

const shownNeeds = (counts: Partial<Record<RegistryNeed, number>>) =>
  Object.fromEntries(
    registryNeeds.map((need) => [need, counts[need] ?? 0] as const).filter(([, homes]) => homes >= fewest),
  );

/** Counts by ZIP, with sums of the shown ones alone: a difference tells nothing hidden. */
export async function count(
  session: Session,
  { DepartmentID }: ParsedRequestOf<typeof countRegistry>,
): Promise<ResponseOf<typeof countRegistry>> {
  const department = departmentFor(session, DepartmentID);
  const [counts] = await Promise.all([readHomeCounts(department), requireActive(department)]);
  const all = [...counts].filter(([, { homes }]) => homes > 0);
  const ByZip = all
    .filter(([, { homes }]) => homes >= fewest)
    .map(([Zip, { homes, people, ...needs }]) => ({ Zip, Homes: homes, People: people, Needs: shownNeeds(needs) }));
  const sum = (of: (zip: (typeof ByZip)[number]) => number) => ByZip.reduce((total, zip) => total + of(zip), 0);
  const Needs = Object.fromEntries(
    registryNeeds.map((need) => [need, sum(({ Needs }) => Needs[need] ?? 0)] as const).filter(([, homes]) => homes > 0),
  );
  return {
    Homes: sum(({ Homes }) => Homes),
    People: sum(({ People }) => People),
    Needs,
    ByZip,
    Hidden: all.length - ByZip.length,
  };
}
