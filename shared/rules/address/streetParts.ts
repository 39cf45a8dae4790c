import { spokenNumbers } from "./spokenNumbers.ts";
import { standardOf } from "./standardOf.ts";
import { streetName } from "./streetName.ts";
import { splitFirstUnit, splitUnits } from "./streetUnits.ts";

/** In the post office's abbreviations; "" for a missing part. */
export interface StreetParts {
  readonly number: string;
  readonly street: string;
  readonly unit: string;
}

const fractions = /[\u00bc-\u00be\u2150-\u215e]/g;

const spelledFraction = (sign: string): string => ` ${sign.normalize("NFKC").replace("\u2044", "/")} `;

/**
 * Upper case, without accents and punctuation. "#" and signs within a number ("12-34", "39.2", "1/2") stay:
 * they tell addresses apart.
 */
const streetWords = (line: string): string[] =>
  line
    .replace(fractions, spelledFraction)
    .normalize("NFKD")
    .replace(/[\p{M}'`‘’ʻʼ]/gu, "")
    .toUpperCase()
    .replace(/\s*\p{Pd}\s*/gu, "-")
    .replace(/(?<=\bBOX\s*)#/g, "")
    .replace(/#/g, " # ")
    // "St.Clair" and "Apt.4" lack a space, "N.W." does not.
    .replace(/(?<=\p{L}{2})\.(?=[\p{L}\d])/gu, " ")
    .replace(/(?<!\d)\.|\.(?!\d)/g, "")
    .replace(/\b(NORTH|SOUTH)-(EAST|WEST)\b/g, "$1$2")
    // "4-B" is 4B; the hyphen of "12-34" is part of the number, any other separates words.
    .replace(/(?<=\d)-(?=\p{L}\b)|(?<=\b\p{L})-(?=\d)/gu, "")
    .replace(/(?<!\d)-|-(?!\d)/g, " ")
    .replace(/(?<!\d)\/|\/(?!\d)/g, " ")
    .split(/[^\p{L}\p{N}#./-]+/u)
    .filter(Boolean);

const numbers = standardOf(spokenNumbers);

/** "12", "12A", "12-34", "39.2"; in Wisconsin "N6W23001" and "W5678". */
const isHouseNumber = (word = ""): boolean =>
  /^(?:\d+(?:[-.]\d+)*[A-Z]?|[NSEW]\d+(?:[NSEW]\d+)?)$/.test(numbers.get(word) ?? word);
const isFraction = (word = ""): boolean => /^\d+\/\d+$/.test(word);

/** A road's number can be part of its name: "Park Road 4". */
const closing = new Set("AVE BLVD CIR CT DR LN PKWY PL SQ ST TER WAY".split(" "));
/** A number follows as part of the name, behind any suffix: "Private Drive 4". */
const numbered = new Set(["COUNTY", "PRIVATE", "TOWNSHIP", "TWP"]);

/** Whether a number behind these words is not part of the name. */
function endsStreet(words: readonly string[]): boolean {
  const [suffix = "", ...name] = streetName(words)
    .replace(/ [NESW]{1,2}$/, "")
    .split(" ")
    .reverse();
  return (
    closing.has(suffix) && name.some(({ length }) => length > 2) && !name.some((word) => numbered.has(word))
  );
}

interface NumberedStreet {
  readonly number: string;
  readonly words: readonly string[];
}

/** At the beginning or behind the street: "Woodward Ave 12". */
function splitNumber(words: readonly string[]): NumberedStreet {
  const [first = "", second = ""] = words;
  const last = words.at(-1) ?? "";
  const rest = words.slice(1);
  if (isHouseNumber(first) && rest.length > 0) {
    const number = numbers.get(first) ?? first;
    return isFraction(second)
      ? { number: `${number} ${second}`, words: rest.slice(1) }
      : { number, words: rest };
  }
  const before = words.slice(0, -1);
  const isBehind = isHouseNumber(last) && endsStreet(before);
  return isBehind ? { number: last, words: before } : { number: "", words };
}

/** A unit without its designator: "12 Woodward Ave 4". */
function splitLastUnit({ number, words }: NumberedStreet): {
  words: readonly string[];
  units: readonly string[];
} {
  const [last = "", before] = [words.at(-1), words.slice(0, -1)];
  const isUnit = number && isHouseNumber(last) && endsStreet(before);
  return isUnit ? { words: before, units: [`UNIT ${last}`] } : { words, units: [] };
}

/**
 * Number first or last, unit or none, words long or short. Ambiguous words stay as they are: two addresses
 * that differ never become equal.
 */
export function streetParts(line: string): StreetParts {
  const first = splitFirstUnit(streetWords(line), isHouseNumber);
  const named = splitUnits(first.rest);
  const numbered = splitNumber(named.rest);
  const { words, units } = splitLastUnit(numbered);
  return {
    number: numbered.number,
    street: streetName(words),
    unit: [...first.units, ...units, ...named.units].sort().join(" "),
  };
}
