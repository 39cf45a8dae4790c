import type { ResponseOf } from "#shared/contract/call.ts";
import type { countRegistry } from "#shared/contract/jackets/registry.ts";
import { spreadsheetZip } from "#shared/format/spreadsheetText.ts";
import { toCsv } from "#shared/format/toCsv.ts";
import type { RegistryCounts } from "#shared/model/registry/home.ts";
import { registryNeeds, registryNeedWords } from "#shared/model/registry/registryNeeds.ts";
import { counted } from "#web/ui/display/counted.ts";

type Counts = ResponseOf<typeof countRegistry>;
export type ZipCounts = Counts["ByZip"][number];
/** A square of the map. */
export type CellCounts = Counts["ByCell"][number];

/** Empty where fewer than eleven homes, or none, have a need. */
const columnsOf = ({ Homes, People, Needs }: RegistryCounts) => [
  Homes,
  People,
  ...registryNeeds.map((need) => Needs[need] ?? ""),
];

const headers = ["Homes", "People", ...registryNeeds.map((need) => `Homes: ${registryNeedWords[need]}`)];

export const countsCsv = (zips: readonly ZipCounts[]): string =>
  toCsv([["ZIP", ...headers], ...zips.map((zip) => [spreadsheetZip(zip.Zip), ...columnsOf(zip)])]);

const placeOf = ({ Lat, Lng }: CellCounts): [lat: string, lng: string] => [Lat.toFixed(3), Lng.toFixed(3)];

export const cellsCsv = (cells: readonly CellCounts[]): string =>
  toCsv([
    ["Square (geohash)", "Latitude", "Longitude", ...headers],
    ...cells.map((cell) => [cell.Cell, ...placeOf(cell), ...columnsOf(cell)]),
  ]);

/** "42.341, -83.079". */
export const middleWords = (cell: CellCounts): string => placeOf(cell).join(", ");

/** "Needs power 14". */
export const needLines = ({ Needs }: RegistryCounts): string[] =>
  registryNeeds.flatMap((need) => (Needs[need] ? `${registryNeedWords[need]} ${Needs[need]}` : []));

export const sumWords = ({ Homes, People }: RegistryCounts, zips: number): string =>
  `${counted(Homes, "home")} with ${counted(People, "person", "people")} in ${counted(zips, "ZIP")}`;

/** Undefined where nothing is hidden. */
export function hiddenWords(hidden: number): string | undefined {
  if (hidden === 0) return undefined;
  return `${counted(hidden, "ZIP")} with fewer than 11 homes ${hidden === 1 ? "is" : "are"} not shown.`;
}

export function cellWords(homes: number, cells: readonly RegistryCounts[]): string {
  const within = cells.reduce((sum, { Homes }) => sum + Homes, 0);
  return `The map counts ${within} of ${counted(homes, "home")}: those with an exact position, where at least 11 of a ZIP are in one square of about 4 by 5 km.`;
}
