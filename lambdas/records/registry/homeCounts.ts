import { registryPk, shardNumber } from "#lambdas/records/table/keys.ts";
import { type Key, range, update, type Write } from "#lambdas/records/table/table.ts";
import type { RegistryNeed } from "#shared/model/registry/registryNeeds.ts";
import type { ListedHomeDetails } from "./listedHome.ts";

/** The homes, people and homes with each need of a ZIP. */
export interface HomeCounts extends Partial<Record<RegistryNeed, number>> {
  readonly homes: number;
  readonly people: number;
}

const list = "COUNTS";

/** A roll-out writes many homes of one ZIP at once, and each row in one transaction at a time. */
const shards = 32;

const countsKey = (department: string, zip: string, owner: string): Key => ({
  pk: registryPk(department, list),
  sk: `${zip}#${shardNumber(owner, shards)}`,
});

type CountedHome = Pick<ListedHomeDetails, "home" | "needs">;

const sumOf = ({ home, needs }: CountedHome): ReadonlyMap<string, number> =>
  new Map([["homes", 1], ["people", home.people], ...needs.map((need) => [need, 1] as const)]);

/** Moves a ZIP's counts from a home to its successor, of the same family. */
export function countHome(
  department: string,
  before: CountedHome | undefined,
  after: CountedHome | undefined,
): Write[] {
  const zips = [...new Set([before, after].flatMap((one) => one?.home.zip ?? []))];
  return zips.flatMap((zip) => {
    const [less, more] = [before, after].map((one) => (one?.home.zip === zip ? sumOf(one) : new Map<string, number>()));
    const names = [...new Set([...(less?.keys() ?? []), ...(more?.keys() ?? [])])];
    const changes = names
      .map((name) => ({ name, by: (more?.get(name) ?? 0) - (less?.get(name) ?? 0) }))
      .filter(({ by }) => by !== 0);
    if (changes.length === 0) return [];
    return update(countsKey(department, zip, (after ?? before)?.home.owner ?? ""), {
      UpdateExpression: `ADD ${changes.map((_, at) => `#n${at} :n${at}`).join(", ")}`,
      ExpressionAttributeNames: Object.fromEntries(changes.map(({ name }, at) => [`#n${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changes.map(({ by }, at) => [`:n${at}`, by])),
    });
  });
}

/** Counts by ZIP. */
export async function readHomeCounts(department: string): Promise<ReadonlyMap<string, HomeCounts>> {
  const rows = await range<HomeCounts & Key>(registryPk(department, list), "!", "~");
  const sums = new Map<string, Record<string, number>>();
  for (const { pk: _pk, sk, ...counts } of rows) {
    const zip = sk.slice(0, 5);
    const sum = sums.get(zip) ?? {};
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + Number(count);
    sums.set(zip, sum);
  }
  return new Map([...sums].map(([zip, sum]) => [zip, { homes: 0, people: 0, ...sum }]));
}
