import geohash from "ngeohash";
import type { RegistryDetails } from "#lambdas/records/registry/registryRow.ts";
import type { RegistryNeed } from "#shared/model/registry/registryNeeds.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import type { BoundingBox } from "./area/Shape.ts";

// Each list of a department is a partition with its homes by urgency: all, of a place, of a ZIP, with a need, of a cell
// of the map. A page of a list is one query, an area a query for each cell it touches.

export const everyHome = "A";
export const withNeed = (need: RegistryNeed): string => `N${need}`;
export const inZip = (zip: string): string => `Z${zip.slice(0, 5)}`;
export const inPlace = (place: Place): string => `P${placeKey(place)}`;
/** Homes that no map shows. */
export const withoutPosition = "C-";

/** Letters of a geohash: cells of about 5 by 4 and 20 by 29 kilometers. */
const [small, large] = [5, 4] as const;
const inCell = (hash: string): string => `C${hash}`;

const cellsOf = ({ lat, lng }: RegistryDetails): string[] =>
  lat === undefined || lng === undefined
    ? [withoutPosition]
    : [small, large].map((letters) => inCell(geohash.encode(lat, lng, letters)));

export const listsOf = (home: RegistryDetails, place: Place, needs: readonly RegistryNeed[]): string[] => [
  everyHome,
  inPlace(place),
  inZip(home.zip),
  ...cellsOf(home),
  ...needs.map(withNeed),
];

/** Queries side by side. */
const mostCells = 64;

/** Degrees of latitude and longitude. */
const cellSizes: readonly (readonly [letters: number, high: number, wide: number])[] = [
  [small, 0.0439, 0.0439],
  [large, 0.1757, 0.3515],
];

const inSize = ([south, west, north, east]: BoundingBox, [, high, wide]: (typeof cellSizes)[number]): number =>
  ((north - south) / high + 2) * ((east - west) / wide + 2);

/** The lists of the cells that an area's boxes touch; every home's where they are more than 64 large ones. */
export function listsAt(boxes: readonly BoundingBox[]): string[] {
  for (const size of cellSizes) {
    if (boxes.some((box) => inSize(box, size) > mostCells)) continue;
    const cells = new Set(boxes.flatMap((box) => geohash.bboxes(...box, size[0])));
    if (cells.size <= mostCells) return [...cells].map(inCell);
  }
  return [everyHome];
}
