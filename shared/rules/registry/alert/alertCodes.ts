import { stateCodes, stateNumbers } from "../stateNumbers.ts";
import type { CapArea } from "./capMessage.ts";
import { shownText } from "./readXml.ts";
import { countiesOf, isParted } from "./zones.ts";

/** For areas without a shape. */
export interface AlertCodes {
  /** Five digits each. */
  readonly counties: readonly string[];
  /** Two digits each: all of their counties. */
  readonly states: readonly string[];
  /** Counties of which the alert means a part. */
  readonly parts: readonly string[];
  readonly unread: readonly string[];
}

type ReadCode = Partial<Record<keyof AlertCodes, readonly string[]>>;

const inState = (number: string, county: string): ReadCode =>
  /^0+$|^ALL$/.test(county) ? { states: [number] } : { counties: [`${number}${county}`] };

/** PSSCCC: a part of the county, its state, the county; 000 is the whole state. Seas have numbers of no state. */
function readSame(code: string): ReadCode {
  const [, part, state = "", county = ""] = /^(\d?)(\d\d)(\d{3})$/.exec(code) ?? [];
  if (!stateCodes().has(state)) return { unread: [code] };
  const read = inState(state, county);
  return part && part !== "0" && read.counties ? { ...read, parts: read.counties } : read;
}

/** State, C for a county or Z for a zone of the weather service, number. */
function readUgc(code: string): ReadCode {
  const [, state = "", kind, number = ""] = /^([A-Z]{2})([CZ])(\d{3}|ALL)$/.exec(code) ?? [];
  const of = stateNumbers().get(state);
  if (!of) return { unread: [code] };
  if (kind === "C" || /^0+$|^ALL$/.test(number)) return inState(of, number);
  const counties = countiesOf(state, number);
  return counties ? { counties, parts: counties.filter(isParted) } : { unread: [code] };
}

const isSame = (name: string): boolean => /^(?:SAME|FIPS6?)$/i.test(name);

type Geocode = NonNullable<CapArea["geocode"]>[number];

function readCode({ valueName, value }: Geocode): ReadCode {
  const code = value.trim().toUpperCase();
  if (isSame(valueName.trim())) return readSame(code);
  if (/^UGC$/i.test(valueName.trim())) return readUgc(code);
  return { unread: [shownText(`${valueName} ${value}`)] };
}

/** SAME codes of a county hold every zone of the same area: then only they are looked at. */
function codesOf({ geocode = [] }: CapArea): ReadCode[] {
  const same = geocode.filter(({ valueName }) => isSame(valueName.trim()));
  const read = same.map(readCode);
  const isWhole = read.some(({ counties, states }) => counties ?? states);
  return isWhole ? read : geocode.map(readCode);
}

export function readCodes(areas: readonly CapArea[]): AlertCodes {
  const read = areas.flatMap(codesOf);
  const all = (key: keyof AlertCodes) => [...new Set(read.flatMap((code) => code[key] ?? []))];
  const states = all("states");
  const outside = (county: string) => !states.includes(county.slice(0, 2));
  return {
    states,
    counties: all("counties").filter(outside),
    parts: all("parts").filter(outside),
    unread: all("unread"),
  };
}
