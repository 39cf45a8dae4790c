import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "#scripts/root.ts";
import { stateNumbers } from "#shared/rules/registry/stateNumbers.ts";

/** Run this file with the path of a newer table to write it again. */
const zoneCountiesFile = join(root, "shared/rules/registry/alert/zoneCounties.json");

/**
 * The counties of each zone by state: "075 161,076 163". A county of another state, as in Yellowstone, has five digits.
 * @param table the weather service's "County-Public Forecast Zones Correlation file" (weather.gov/gis/ZoneCounty), a
 *   line a zone and county: STATE|ZONE|CWA|NAME|STATE_ZONE|COUNTY|FIPS|...
 */
export function zoneCounties(table: string): Record<string, string> {
  const rows = table.split("\n").map((line) => line.trim().split("|"));
  return Object.fromEntries(
    [...stateNumbers()].flatMap(([code, number]) => {
      const zones = new Map<string, Set<string>>();
      for (const [state, zone = "", , , , , county = ""] of rows)
        if (state === code)
          zones.set(zone, (zones.get(zone) ?? new Set()).add(county.startsWith(number) ? county.slice(2) : county));
      const texts = [...zones].sort().map(([zone, counties]) => [zone, ...[...counties].sort()].join(" "));
      return texts.length > 0 ? [[code, texts.join(",")]] : [];
    }),
  );
}

if (import.meta.main) {
  const table = await readFile(process.argv[2] ?? "", "latin1");
  await writeFile(zoneCountiesFile, `${JSON.stringify(zoneCounties(table), null, 2)}\n`);
}
