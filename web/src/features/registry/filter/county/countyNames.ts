import { counties } from "virtual:mapShapes";
import type { FeatureCollection } from "geojson";
import { countyName } from "#shared/rules/registry/countyName.ts";

export interface CountyOption {
  /** The five digits. */
  readonly value: string;
  readonly label: string;
}

const byName = new Intl.Collator("en");

/**
 * By name, from the drawn map's file of the state.
 * @param number the state's two digits
 */
export async function countyNames(number: string): Promise<readonly CountyOption[]> {
  const file = counties.find(({ state }) => state === number);
  // The armed forces' states have none.
  if (!file) return [];
  const answer = await fetch(file.url);
  if (!answer.ok) throw new Error("The counties did not load");
  const { features } = (await answer.json()) as FeatureCollection;
  const options = features.flatMap(({ properties }) => {
    const { number: value, name } = properties ?? {};
    return typeof value === "string" ? [{ value, label: countyName(String(name), value) }] : [];
  });
  return options.sort((one, other) => byName.compare(one.label, other.label));
}
