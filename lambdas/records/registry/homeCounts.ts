import { registryPk } from "#lambdas/records/table/keys.ts";
import { type Key, range, update, type Write } from "#lambdas/records/table/table.ts";
import type { RegistryNeed } from "#shared/model/registry/registryNeeds.ts";
import type { ListedHomeDetails } from "./listedHome.ts";

/** The homes, people and homes with each need of a ZIP. */
export interface HomeCounts extends Partial<Record<RegistryNeed, number>> {
  readonly homes: number;
  readonly people: number;
}

const list = "COUNTS";

type CountedHome = Pick<ListedHomeDetails, "home" | "needs">;

const sumOf = ({ home, needs }: CountedHome): ReadonlyMap<string, number> =>
  new Map([["homes", 1], ["people", home.people], ...needs.map((need) => [need, 1] as const)]);

/** Moves a ZIP's counts from a home to its successor. */
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
    return update(
      { pk: registryPk(department, list), sk: zip },
      {
        UpdateExpression: `ADD ${changes.map((_, at) => `#n${at} :n${at}`).join(", ")}`,
        ExpressionAttributeNames: Object.fromEntries(changes.map(({ name }, at) => [`#n${at}`, name])),
        ExpressionAttributeValues: Object.fromEntries(changes.map(({ by }, at) => [`:n${at}`, by])),
      },
    );
  });
}

export const readHomeCounts = (department: string) => range<HomeCounts & Key>(registryPk(department, list), "!", "~");
