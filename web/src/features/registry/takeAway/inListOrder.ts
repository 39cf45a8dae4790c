import type { ExportedHome } from "#shared/model/registry/exportedHome.ts";
import type { RegistryHome, RegistryOrder } from "#shared/model/registry/home.ts";
import { addressRank } from "#shared/rules/registry/addressRank.ts";
import { rankOf } from "#shared/rules/registry/urgency.ts";

function urgencyOf({ Needs, Hours: hours }: RegistryHome): string {
  if (hours !== undefined) return rankOf({ hours, isSaid: true }, Needs);
  return rankOf(Needs.includes("POWER") ? { isSaid: false } : undefined, Needs);
}

const places: Readonly<Record<RegistryOrder, (home: RegistryHome) => string>> = {
  URGENCY: urgencyOf,
  ADDRESS: addressRank,
  CONFIRMED: ({ Confirmed }) => Confirmed,
};

/** An export comes by address; this is the list's order. Homes that no map shows stay behind those of a drawn area. */
export const inListOrder = (homes: readonly ExportedHome[], order: RegistryOrder): ExportedHome[] =>
  homes
    .map((home) => ({ home, place: `${home.Unplaced ? 1 : 0}${places[order](home.Home)}` }))
    .sort((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)))
    .map(({ home }) => home);
