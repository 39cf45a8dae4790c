import type { CountedPart } from "#lambdas/records/registry/homeCounts.ts";
import type { RegistryCounts } from "#shared/model/registry/home.ts";
import { type RegistryNeed, registryNeeds } from "#shared/model/registry/registryNeeds.ts";
import { fewestHomes } from "#shared/rules/registry/fewestHomes.ts";

// A ZIP and a cell overlap: a difference of their counts could be one family. So each ZIP is taken apart into blocks:
// some parts in common with a cell, and the rest. No block is of one to ten homes. A ZIP's count is all of its blocks,
// a cell's its own ones. Whatever is added and subtracted is of whole blocks.

type CountName = "homes" | RegistryNeed;

const countOf = (part: CountedPart, what: CountName): number => part[what] ?? 0;

const sumOf = (parts: readonly CountedPart[], of: (part: CountedPart) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

/**
 * The parts of a ZIP that cells may count, without those that would leave one to ten of its homes.
 * @param among of them
 */
export function blocksOf(
  zip: readonly CountedPart[],
  what: CountName = "homes",
  among: readonly CountedPart[] = zip.filter(({ cell }) => cell !== undefined),
): CountedPart[] {
  const large = among
    .filter((part) => countOf(part, what) >= fewestHomes)
    .sort((one, other) => countOf(other, what) - countOf(one, what));
  const rest = sumOf(zip, (part) => countOf(part, what)) - sumOf(large, (part) => countOf(part, what));
  // The smallest one makes the rest large enough.
  return rest > 0 && rest < fewestHomes ? large.slice(0, -1) : large;
}

/** Undefined below eleven homes. Needs with fewer are left out. */
function shown(parts: readonly CountedPart[], partsWith: (need: RegistryNeed) => readonly CountedPart[]) {
  const Homes = sumOf(parts, ({ homes }) => homes);
  if (Homes < fewestHomes) return undefined;
  const counts = registryNeeds.map((need) => [need, sumOf(partsWith(need), (part) => countOf(part, need))] as const);
  const Needs: RegistryCounts["Needs"] = Object.fromEntries(counts.filter(([, homes]) => homes >= fewestHomes));
  return { Homes, People: sumOf(parts, ({ people }) => people), Needs };
}

interface ShownCounts {
  readonly byZip: ReadonlyMap<string, RegistryCounts>;
  /** Of the blocks in each cell: a part of its homes, or all. */
  readonly byCell: ReadonlyMap<string, RegistryCounts>;
}

const without = <Shown>(all: readonly (readonly [string, Shown | undefined])[]): Map<string, Shown> =>
  new Map(all.flatMap(([name, counts]) => (counts === undefined ? [] : [[name, counts] as const])));

export function shownCounts(parts: readonly CountedPart[]): ShownCounts {
  const zips = [...Map.groupBy(parts, ({ zip }) => zip)];
  const blocks = zips.flatMap(([, zip]) => {
    const homes = blocksOf(zip);
    const withNeed = new Map(registryNeeds.map((need) => [need, new Set(blocksOf(zip, need, homes))]));
    return homes.map((part) => ({ part, has: (need: RegistryNeed) => withNeed.get(need)?.has(part) === true }));
  });
  const cells = [...Map.groupBy(blocks, ({ part }) => part.cell ?? "")];
  return {
    byZip: without(zips.map(([zip, all]) => [zip, shown(all, () => all)] as const)),
    byCell: without(
      cells.map(([cell, all]) => {
        const partsWith = (need: RegistryNeed) => all.filter(({ has }) => has(need)).map(({ part }) => part);
        return [
          cell,
          shown(
            all.map(({ part }) => part),
            partsWith,
          ),
        ] as const;
      }),
    ),
  };
}
