import { spokenNumbers } from "./spokenNumbers.ts";
import { standardOf } from "./standardOf.ts";
import { isSuffix } from "./streetName.ts";
import { type StreetWord, typedLine } from "./streetWords.ts";
import { bareUnitNouns, bareUnits, unitDesignators, unitSigns } from "./unitDesignators.ts";

type Words = readonly StreetWord[];

export interface StreetUnit {
  /** "Apt. 4". */
  readonly typed: string;
  /** In the post office's abbreviations: "UNIT 4", "FL 2", "REAR". */
  readonly key: string;
}

interface SplitUnits {
  readonly rest: Words;
  readonly units: readonly StreetUnit[];
}

const designators = standardOf(() => unitDesignators);
const bare = standardOf(() => bareUnits);
const numbers = standardOf(spokenNumbers);

/** No street is named after these: any word may follow. */
const always: ReadonlySet<string> = new Set(["APT", "APARTMENT", "APMT", "UNIT", "#"]);

const isIdentifier = ({ key }: StreetWord): boolean => /\d/.test(key) || /^\p{L}$/u.test(key);
const isNamed = (designator: string, name: Words): boolean =>
  name.length > 0 && name.length <= 3 && (always.has(designator) || name.every(isIdentifier));

/** A unit can stand behind more than a direction or a suffix alone. */
const holdsStreet = (words: Words): boolean =>
  words.length > 1 || words.some(({ key }) => !isSuffix(key) && !/^(NORTH|EAST|SOUTH|WEST|[NESW]{1,2})$/.test(key));

/** "4 B" and "4B" are one. */
const joined = (name: Words): string =>
  name
    .map(({ key }) => key)
    .join(" ")
    .replace(/(?<=\d) (?=\p{L}$)|(?<=^\p{L}) (?=\d)/gu, "");

const unit = (words: Words, key: string): StreetUnit => ({ typed: typedLine(words), key });

/** Of "2nd Floor": 2. */
function floorNumber([level, word]: Words): string | undefined {
  const number = /^(\d+)(ST|ND|RD|TH)$/.exec(numbers.get(level?.key ?? "") ?? level?.key ?? "")?.[1];
  return designators.get(word?.key ?? "") === "FL" ? number : undefined;
}

/** "Apt 4", "Ste # 4", "Bldg C". */
function named(words: Words): SplitUnits | undefined {
  const at = words.findLastIndex(({ key }) => designators.has(key));
  const name = words.slice(at + 1);
  const key = words[at]?.key ?? "";
  if (at < 0 || !isNamed(key, name)) return undefined;
  const before = words[at - 1]?.key ?? "";
  // The floor of "3rd Floor, #308" has its own number.
  const isSign = unitSigns.includes(key) && designators.has(before) && !floorNumber(words.slice(at - 2, at));
  const from = isSign ? at - 1 : at;
  const rest = words.slice(0, from);
  const designator = designators.get(isSign ? before : key);
  const found = unit(words.slice(from), `${designator} ${joined(name)}`);
  return holdsStreet(rest) ? { rest, units: [found] } : undefined;
}

/** "2nd Floor". */
function floor(words: Words): SplitUnits | undefined {
  const own = words.slice(-2);
  const [number, rest] = [floorNumber(own), words.slice(0, -2)];
  return number && holdsStreet(rest) ? { rest, units: [unit(own, `FL ${number}`)] } : undefined;
}

/** The words of a unit without a number: "Rear", "Lower Flat". */
const bareLength = (words: Words, at: number): number => {
  if (!bare.has(words[at]?.key ?? "")) return 0;
  return bareUnitNouns.includes(words[at + 1]?.key ?? "") ? 2 : 1;
};

/** Behind a suffix or another unit: a street's name can end with it, too. */
function part(words: Words): SplitUnits | undefined {
  const at = words.length - (bareLength(words, words.length - 2) === 2 ? 2 : 1);
  if (bareLength(words, at) !== words.length - at) return undefined;
  const [rest, own] = [words.slice(0, at), words.slice(at)];
  const isBehind = rest.slice(-2).some(({ key }) => isSuffix(key)) || splitUnits(rest).units.length > 0;
  return rest.length > 1 && isBehind ? { rest, units: [unit(own, bare.get(own[0]?.key ?? "") ?? "")] } : undefined;
}

export function splitUnits(words: Words): SplitUnits {
  const found = named(words) ?? floor(words) ?? part(words);
  if (!found) return { rest: words, units: [] };
  const before = splitUnits(found.rest);
  return { rest: before.rest, units: [...before.units, ...found.units] };
}

/** "Apt 4, 12 Main St", "2nd Floor, 12 Main St", "Upper Flat, 12 Main St". */
export function splitFirstUnit(words: Words, isHouseNumber: (word?: StreetWord) => boolean): SplitUnits {
  const [first, name] = words;
  const designator = designators.get(first?.key ?? "");
  const isBeforeHouse = (length: number) => isHouseNumber(words[length]);
  const taken = (length: number, key: string): SplitUnits => ({
    rest: words.slice(length),
    units: [unit(words.slice(0, length), key)],
  });
  if (first && name && designator && isIdentifier(name) && isBeforeHouse(2))
    return taken(2, `${designator} ${name.key}`);
  if (first && unitSigns.includes(first.key) && isBeforeHouse(1)) return { rest: words.slice(1), units: [] };
  const number = floorNumber(words);
  if (number && isBeforeHouse(2)) return taken(2, `FL ${number}`);
  const length = bareLength(words, 0);
  return length && isBeforeHouse(length) ? taken(length, bare.get(first?.key ?? "") ?? "") : { rest: words, units: [] };
}
