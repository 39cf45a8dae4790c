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
 * The counties, by five digits, into which a zone of the weather service reaches. By its table of March 2023; undefined
 * for a zone that is not in it.
 * @param zone three digits
 */
export const countiesOf = (state: string, zone: string): readonly string[] | undefined => byZone().get(state + zone);

/** Whether a county lies in several zones. */
export const isParted = (county: string): boolean => parted().has(county);
