import { atFirstUse } from "#shared/atFirstUse.ts";
import { stateNumbers } from "../stateNumbers.ts";
import zoneCounties from "./zoneCounties.json" with { type: "json" };

const byZone = atFirstUse((): ReadonlyMap<string, readonly string[]> => {
  const entries = Object.entries(zoneCounties).flatMap(([state, zones]) =>
    zones.split(",").map((text): [string, string[]] => {
      const [zone = "", ...counties] = text.split(" ");
      const number = stateNumbers().get(state) ?? "";
      return [state + zone, counties.map((county) => (county.length === 3 ? number + county : county))];
    }),
  );
  return new Map(entries);
});

const parted = atFirstUse((): ReadonlySet<string> => {
  const byCounty = Map.groupBy([...byZone().values()].flat(), (county) => county);
  return new Set([...byCounty].flatMap(([county, { length }]) => (length > 1 ? [county] : [])));
});

/**
 * The five digits of the counties into which a zone of the weather service reaches, by its table of March 2023.
 * Undefined for an unknown zone.
 * @param zone three digits
 */
export const countiesOf = (state: string, zone: string): readonly string[] | undefined => byZone().get(state + zone);

export const isParted = (county: string): boolean => parted().has(county);
