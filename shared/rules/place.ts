import { atFirstUse } from "#shared/atFirstUse.ts";
import { plainLetters } from "#shared/format/plainLetters.ts";

/** Where a jacket is read and a moderator works. */
export interface Place {
  readonly City: string;
  readonly State: string;
}

/** Before or in a name, with the post office's abbreviations. */
const shortened: Readonly<Record<string, string>> = {
  SAINT: "ST",
  SAINTE: "STE",
  MOUNT: "MT",
  FORT: "FT",
  TOWNSHIP: "TWP",
};

const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(/,\s+/).map((pair) => pair.trim().split(" ")));

/** Behind the first word: USPS Publication 28, appendix C1, as far as cities are called so. */
const spelledOut = atFirstUse(() =>
  pairs(`
  BCH BEACH, BLF BLUFF, BLFS BLUFFS, BRG BRIDGE, CK CREEK, CRK CREEK, CTR CENTER, CNTR CENTER, CENTRE CENTER, CV COVE,
  ESTS ESTATES, FLS FALLS, FRK FORK, FRST FOREST, FRY FERRY, GDNS GARDENS, GLN GLEN, GRN GREEN, GRV GROVE, HBR HARBOR,
  HGTS HEIGHTS, HL HILL, HLS HILLS, HOLW HOLLOW, HTS HEIGHTS, HVN HAVEN, IS ISLAND, JCT JUNCTION, KNLS KNOLLS, LK LAKE,
  LKS LAKES, LNDG LANDING, MDWS MEADOWS, ML MILL, MLS MILLS, MNR MANOR, MTN MOUNTAIN, ORCH ORCHARD, PK PARK, PLNS PLAINS,
  PNES PINES, PRT PORT, PT POINT, PTE POINTE, RDG RIDGE, RIV RIVER, RNCH RANCH, RPDS RAPIDS, SHRS SHORES, SPG SPRING,
  SPGS SPRINGS, SPRGS SPRINGS, STA STATION, TER TERRACE, VLG VILLAGE, VLY VALLEY, VW VIEW, XING CROSSING`),
);
const directions: Readonly<Record<string, string>> = { N: "NORTH", S: "SOUTH", E: "EAST", W: "WEST" };

const spell = (word: string, at: number, words: readonly string[]): string =>
  shortened[word] ?? (at > 0 ? spelledOut()[word] : words.length > 1 ? directions[word] : undefined) ?? word;

/**
 * Two spellings of a city would be two queues. In plain letters, without dots, apostrophes, ʻokinas, doubled spaces and
 * text after a comma, each word in one spelling: "Dearborn Hts" and " dearborn heights " are one.
 */
export function cityKey(city: string): string {
  return (
    plainLetters(city)
      .replace(/,.*/, "")
      // "St.Clair" lacks a space, "D.C." does not.
      .replace(/(?<=\p{L}{2})\.(?=\p{L})/gu, " ")
      .replace(/[.'`‘’ʻʼ]/g, "")
      .replace(/[\s-]+/g, " ")
      .trim()
      .toUpperCase()
      .split(" ")
      .map(spell)
      .join(" ")
      // Michigan's form of a township.
      .replace(/ CHARTER TWP$/, " TWP")
  );
}

/** "MI#DETROIT", also of "Detroit MI". */
export function placeKey({ City, State }: Place): string {
  const state = State.trim().toUpperCase();
  const city = cityKey(City);
  return `${state}#${city.endsWith(` ${state}`) ? city.slice(0, -state.length - 1) : city}`;
}
