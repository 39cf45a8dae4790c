import { spokenNumbers } from "./spokenNumbers.ts";
import { standardOf } from "./standardOf.ts";
import { streetName } from "./streetName.ts";
import { type StreetUnit, splitFirstUnit, splitUnits } from "./streetUnits.ts";
import { type StreetWord, streetWords, typedLine } from "./streetWords.ts";

export interface StreetParts {
  /** "12", "12A", "12-34", "W148N9748"; "" for none. */
  readonly number: string;
  /** "1/2", or "". */
  readonly fraction: string;
  /** With its fraction. */
  readonly typedNumber: string;
  /** The street's name with directions and suffix. */
  readonly words: readonly StreetWord[];
  readonly units: readonly StreetUnit[];
}

type NumberedStreet = Omit<StreetParts, "units">;

const numbers = standardOf(spokenNumbers);

/** "12", "12A", "12-34", "39.2"; in Wisconsin "N6W23001" and "W5678", in Genesee County, Michigan, "G1075". */
const isHouseNumber = ({ key }: Pick<StreetWord, "key"> = { key: "" }): boolean =>
  /^(?:\d+(?:[-.]\d+)*[A-Z]?|[NSEW]\d+(?:[NSEW]\d+)?|G\d+)$/.test(numbers.get(key) ?? key);
const isFraction = ({ key }: StreetWord): boolean => /^\d+\/\d+$/.test(key);
const isGridPart = ({ key }: StreetWord): boolean => /^[NSEW]\d+$/.test(key);

/** A road's number can be part of its name: "Park Road 4". */
const closing = new Set("AVE BLVD CIR CT DR LN PKWY PL SQ ST TER WAY".split(" "));
/** A number follows as part of the name, behind any suffix: "Private Drive 4". */
const numbered = new Set(["COUNTY", "PRIVATE", "TOWNSHIP", "TWP"]);

/** Whether a number behind these words is none of the name's. */
function endsStreet(words: readonly StreetWord[]): boolean {
  const [suffix = "", ...name] = streetName(words)
    .replace(/ [NESW]{1,2}$/, "")
    .split(" ")
    .reverse();
  return closing.has(suffix) && name.some(({ length }) => length > 2) && !name.some((word) => numbered.has(word));
}

/** The number of "8 Mile Rd" is the street's own. */
const isOfStreet = (rest: readonly StreetWord[]): boolean =>
  /^MILES?(?: (?:RD|HWY|ST|AVE))?(?: [NESW])?$/.test(streetName(rest));

/** At the beginning or behind the street: "Woodward Ave 12". */
function splitNumber(words: readonly StreetWord[]): NumberedStreet {
  const [first, second] = words;
  const rest = words.slice(1);
  const taken = (length: number, number: string, fraction = ""): NumberedStreet => ({
    number,
    fraction,
    typedNumber: typedLine(words.slice(0, length)),
    words: words.slice(length),
  });
  if (first && isHouseNumber(first) && rest.length > 0 && !isOfStreet(rest)) {
    const number = numbers.get(first.key) ?? first.key;
    if (second && isFraction(second)) return taken(2, number, second.key);
    // Counties of Wisconsin write both halves as one.
    const isGrid = second && isGridPart(first) && isGridPart(second) && rest.length > 1;
    return isGrid ? taken(2, `${number}${second.key}`) : taken(1, number);
  }
  const [last, before] = [words.at(-1), words.slice(0, -1)];
  return last && isHouseNumber(last) && endsStreet(before)
    ? { ...taken(0, last.key), typedNumber: last.typed, words: before }
    : taken(0, "");
}

/** Without a designator: "12 Woodward Ave 4". */
function splitLastUnit({ number, words }: NumberedStreet): Pick<StreetParts, "words" | "units"> {
  const [last, before] = [words.at(-1), words.slice(0, -1)];
  return last && number && isHouseNumber(last) && endsStreet(before)
    ? { words: before, units: [{ typed: last.typed, key: `UNIT ${last.key}` }] }
    : { words, units: [] };
}

/** Number first or last, unit or none. Ambiguous words stay with the street. */
export function streetParts(line: string): StreetParts {
  const first = splitFirstUnit(streetWords(line), isHouseNumber);
  const named = splitUnits(first.rest);
  const numbered = splitNumber(named.rest);
  const { words, units } = splitLastUnit(numbered);
  return { ...numbered, words, units: [...first.units, ...units, ...named.units] };
}

/** Equal for every usual spelling, and different for two addresses that differ. */
export const unitKey = ({ units }: Pick<StreetParts, "units">): string =>
  units
    .map(({ key }) => key)
    .sort()
    .join(" ");
