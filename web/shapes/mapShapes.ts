import type { FeatureCollection } from "geojson";
import type { Plugin } from "vite";
import { countyShapes } from "./countyShapes.ts";
import { landShapes } from "./landShapes.ts";

const address = "virtual:mapShapes";

/** `import { land, counties } from "virtual:mapShapes"` gives the addresses of the drawn map's files. */
export function mapShapes(): Plugin {
  return {
    name: "map-shapes",
    resolveId: (id) => (id === address ? id : undefined),
    load(id) {
      if (id !== address) return undefined;
      const emit = (name: string, shapes: FeatureCollection): string =>
        `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source: JSON.stringify(shapes) })}`;
      const counties = countyShapes().map(
        ({ state, bounds, shapes }) =>
          `{state:"${state}",bounds:${JSON.stringify(bounds)},url:${emit(`counties-${state}.json`, shapes)}}`,
      );
      return `export const land=${emit("land.json", landShapes())};export const counties=[${counties.join()}];`;
    },
  };
}
