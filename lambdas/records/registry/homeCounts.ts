import geohash from "ngeohash";
import { registryPk, shardNumber } from "#lambdas/records/table/keys.ts";
import { type Key, range, update, type Write } from "#lambdas/records/table/table.ts";
import type { RegistryNeed } from "#shared/model/registry/registryNeeds.ts";
import type { ListedHomeDetails } from "./listedHome.ts";

/** Of a part of the map; a need counts its homes. */
interface HomeCounts extends Partial<Record<RegistryNeed, number>> {
  readonly homes: number;
  readonly people: number;
}

/** Where a ZIP and a cell meet. */
export interface CountedPart extends HomeCounts {
  readonly zip: string;
  /** Geohash of five letters; undefined for homes that no map shows. */
  readonly cell: string | undefined;
}

const list = "COUNTS";

/** A roll-out writes many homes of one ZIP at once, and each row in one transaction at a time. */
const shards = 32;

const unplaced = "-";
const letters = 5;

type CountedHome = Pick<ListedHomeDetails, "home" | "needs">;

const partOf = ({ home: { zip, lat, lng } }: CountedHome): string =>
  `${zip}#${lat === undefined || lng === undefined ? unplaced : geohash.encode(lat, lng, letters)}`;

const countsKey = (department: string, part: string, owner: string): Key => ({
  pk: registryPk(department, list),
  sk: `${part}#${shardNumber(owner, shards)}`,
});

const sumOf = ({ home, needs }: CountedHome): ReadonlyMap<string, number> =>
  new Map([["homes", 1], ["people", home.people], ...needs.map((need) => [need, 1] as const)]);

/** Moves the counts from a home to its successor, of the same family. */
export function countHome(
  department: string,
  before: CountedHome | undefined,
  after: CountedHome | undefined,
): Write[] {
  const parts = [...new Set([before, after].flatMap((one) => (one ? partOf(one) : [])))];
  return parts.flatMap((part) => {
    const [less, more] = [before, after].map((one) =>
      one && partOf(one) === part ? sumOf(one) : new Map<string, number>(),
    );
    const names = [...new Set([...(less?.keys() ?? []), ...(more?.keys() ?? [])])];
    const changes = names
      .map((name) => ({ name, by: (more?.get(name) ?? 0) - (less?.get(name) ?? 0) }))
      .filter(({ by }) => by !== 0);
    if (changes.length === 0) return [];
    return update(countsKey(department, part, (after ?? before)?.home.owner ?? ""), {
      UpdateExpression: `ADD ${changes.map((_, at) => `#n${at} :n${at}`).join(", ")}`,
      ExpressionAttributeNames: Object.fromEntries(changes.map(({ name }, at) => [`#n${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changes.map(({ by }, at) => [`:n${at}`, by])),
    });
  });
}

/** In no order: a ZIP's parts are all of its homes, a cell's all that a map shows there. */
export async function readHomeCounts(department: string): Promise<CountedPart[]> {
  const rows = await range<HomeCounts & Key>(registryPk(department, list), "!", "~");
  return [...Map.groupBy(rows, ({ sk }) => sk.slice(0, sk.lastIndexOf("#")))].flatMap(([part, shardsOfIt]) => {
    const sum: Record<string, number> = {};
    for (const { pk: _pk, sk: _sk, ...counts } of shardsOfIt)
      for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + Number(count);
    const { homes = 0, people = 0, ...needs } = sum;
    const [zip = "", cell = unplaced] = part.split("#");
    return homes > 0 ? { zip, cell: cell === unplaced ? undefined : cell, homes, people, ...needs } : [];
  });
}
