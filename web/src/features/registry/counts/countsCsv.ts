import { toCsv } from "#shared/format/toCsv.ts";
import type { RegistryCounts } from "#shared/model/registry/home.ts";
import { registryNeeds, registryNeedWords } from "#shared/model/registry/registryNeeds.ts";
import { counted } from "#web/ui/display/counted.ts";

export interface ZipCounts extends RegistryCounts {
  readonly Zip: string;
}

/** Empty where too few homes have a need: fewer than eleven, or none. */
const cellsOf = ({ Homes, People, Needs }: RegistryCounts) => [
  Homes,
  People,
  ...registryNeeds.map((need) => Needs[need] ?? ""),
];

/** A row a ZIP, a column a need. */
export function countsCsv(zips: readonly ZipCounts[]): string {
  const header = ["ZIP", "Homes", "People", ...registryNeeds.map((need) => `Homes: ${registryNeedWords[need]}`)];
  return toCsv([header, ...zips.map((zip) => [zip.Zip, ...cellsOf(zip)])]);
}

/** "Needs power 14", for each need that is shown. */
export const needLines = ({ Needs }: RegistryCounts): string[] =>
  registryNeeds.flatMap((need) => (Needs[need] ? `${registryNeedWords[need]} ${Needs[need]}` : []));

/** "340 homes with 512 people in 12 ZIPs". */
export const sumWords = ({ Homes, People }: RegistryCounts, zips: number): string =>
  `${counted(Homes, "home")} with ${counted(People, "person", "people")} in ${counted(zips, "ZIP")}`;

/** Undefined where nothing is hidden. */
export function hiddenWords(hidden: number): string | undefined {
  if (hidden === 0) return undefined;
  return `${counted(hidden, "ZIP")} with fewer than 11 homes ${hidden === 1 ? "is" : "are"} not shown.`;
}
