import { expect, test } from "vitest";
import type { CountedPart } from "#lambdas/records/registry/homeCounts.ts";
import type { RegistryCounts } from "#shared/model/registry/home.ts";
import type { RegistryNeed } from "#shared/model/registry/registryNeeds.ts";
import { fewestHomes } from "#shared/rules/registry/fewestHomes.ts";
import { howMany } from "#shared/testing/howMany.ts";
import { blocksOf, shownCounts } from "./shownCounts.ts";

const part = (
  zip: string,
  cell: string | undefined,
  homes: number,
  needs: Partial<Record<RegistryNeed, number>> = {},
) => ({ zip, cell, homes, people: homes * 2, ...needs }) satisfies CountedPart;

const homesOf = (counts: ReadonlyMap<string, RegistryCounts>) =>
  Object.fromEntries([...counts].map(([name, { Homes }]) => [name, Homes]));

test("a cell counts its part of a ZIP only if the rest of the ZIP is nobody, or at least eleven homes", () => {
  const both = (...parts: CountedPart[]) => Object.values(shownCounts(parts)).map(homesOf);
  expect(both(part("1", "a", 11), part("1", undefined, 1))).toEqual([{ 1: 12 }, {}]);
  expect(both(part("1", "a", 11))).toEqual([{ 1: 11 }, { a: 11 }]);
  expect(both(part("1", "a", 11), part("1", undefined, 11))).toEqual([{ 1: 22 }, { a: 11 }]);
  expect(both(part("1", "a", 30), part("1", "b", 12), part("1", "c", 3))).toEqual([{ 1: 45 }, { a: 30 }]);
  expect(both(part("1", "a", 30), part("2", "a", 5), part("3", "a", 15))).toEqual([{ 1: 30, 3: 15 }, { a: 45 }]);
  expect(both(part("1", "a", 10), part("2", "a", 10))).toEqual([{}, {}]);
});

test("a need is counted in a cell by the same rule, and never of more homes than the cell has", () => {
  const { byCell, byZip } = shownCounts([
    part("1", "a", 40, { POWER: 14, LIFTING: 12, WANDERS: 10 }),
    part("1", "b", 20, { POWER: 3, LIFTING: 12, WANDERS: 10 }),
  ]);
  expect(byZip.get("1")?.Needs).toEqual({ POWER: 17, LIFTING: 24, WANDERS: 20 });
  expect(byCell.get("a")?.Needs).toEqual({ LIFTING: 12 });
  expect(byCell.get("b")?.Needs).toEqual({ LIFTING: 12 });
});

/** Each choice of some of them. */
function* choices<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let bits = 0; bits < 1 << items.length; bits += 1) yield items.filter((_, at) => (bits & (1 << at)) !== 0);
}

const few = (): number => Math.floor(Math.random() * 5);
/** Mostly near the limit, where a mistake would tell of a family. */
const someHomes = (): number => [0, few(), 9 + few(), 20 + few(), 11][few()] ?? 0;

const zips = ["1", "2", "3"];
const cells = ["a", "b", "c", undefined];

function aWorld(): CountedPart[] {
  return zips
    .flatMap((zip) => cells.map((cell) => part(zip, cell, someHomes())))
    .filter(({ homes }) => homes > 0)
    .map((one) => ({ ...one, POWER: Math.min(one.homes, someHomes()) }));
}

type Read = (counts: RegistryCounts) => number;

/**
 * Every difference of counts where the homes of one set are all among another's: known to a reader who knows where
 * ZIPs and cells lie, and the blocks.
 */
function differences(parts: readonly CountedPart[], what: "homes" | "POWER"): number[] {
  const { byZip, byCell } = shownCounts(parts);
  const read: Read = what === "homes" ? ({ Homes }) => Homes : ({ Needs }) => Needs.POWER ?? 0;
  const blocks = [...Map.groupBy(parts, ({ zip }) => zip).values()].flatMap((zip) =>
    what === "homes" ? blocksOf(zip) : blocksOf(zip, what, blocksOf(zip)),
  );
  const shownZips = [...byZip].filter(([, counts]) => read(counts) > 0);
  const shownCells = [...byCell].filter(([, counts]) => read(counts) > 0);
  const found: number[] = [];
  for (const some of choices(shownZips))
    for (const others of choices(shownCells)) {
      const inZips = parts.filter(({ zip }) => some.some(([name]) => name === zip));
      const inCells = blocks.filter(({ cell }) => others.some(([name]) => name === cell));
      const [ofZips, ofCells] = [some, others].map((all) => all.reduce((sum, [, counts]) => sum + read(counts), 0));
      const difference = (ofZips ?? 0) - (ofCells ?? 0);
      if (inCells.every((one) => inZips.includes(one))) found.push(difference);
      const filled = inZips.filter((one) => (one[what] ?? 0) > 0);
      if (filled.every((one) => inCells.includes(one))) found.push(-difference);
    }
  return found;
}

const worlds = howMany(300, 5_000);

test(`in ${worlds} random registries, no difference of ZIPs and cells, or of several of both, is of one to ten homes`, () => {
  let [tried, withCells] = [0, 0];
  for (let time = 0; time < worlds; time += 1) {
    const parts = aWorld();
    withCells += shownCounts(parts).byCell.size;
    for (const what of ["homes", "POWER"] as const)
      for (const difference of differences(parts, what)) {
        tried += 1;
        if (difference > 0 && difference < fewestHomes)
          expect.fail(`${what}: ${difference} of ${JSON.stringify(parts)}`);
      }
  }
  expect(withCells).toBeGreaterThan(worlds);
  expect(tried).toBeGreaterThan(10 * worlds);
});
