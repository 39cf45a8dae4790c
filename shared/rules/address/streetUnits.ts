import { spokenNumbers } from "./spokenNumbers.ts";
import { standardOf } from "./standardOf.ts";
import { isSuffix } from "./streetName.ts";
import { bareUnits, unitDesignators, unitSigns } from "./unitDesignators.ts";

const designators = standardOf(() => unitDesignators);
const bare = standardOf(() => bareUnits);
const numbers = standardOf(spokenNumbers);

/** No street is named after these: any word may follow. */
const always: ReadonlySet<string> = new Set(["APT", "APARTMENT", "APMT", "UNIT", "#"]);

const isIdentifier = (word: string): boolean => /\d/.test(word) || /^\p{L}$/u.test(word);
const isNamed = (designator: string, name: readonly string[]): boolean =>
  name.length > 0 && name.length <= 3 && (always.has(designator) || name.every(isIdentifier));

/** A unit can stand behind more than a direction or a suffix alone. */
const holdsStreet = (words: readonly string[]): boolean =>
  words.length > 1 ||
  words.some((word) => !isSuffix(word) && !/^(NORTH|EAST|SOUTH|WEST|[NESW]{1,2})$/.test(word));

/** "4 B" and "4B" are one. */
const joined = (name: readonly string[]): string =>
  name.join(" ").replace(/(?<=\d) (?=\p{L}$)|(?<=^\p{L}) (?=\d)/gu, "");

interface SplitUnits {
  readonly rest: readonly string[];
  readonly units: readonly string[];
}

/** "Apt 4", "Ste # 4", "Bldg C". */
function named(words: readonly string[]): SplitUnits | undefined {
  const at = words.findLastIndex((word) => designators.has(word));
  const [word = "", name] = [words[at], words.slice(at + 1)];
  if (at < 0 || !isNamed(word, name)) return undefined;
  const isSign = unitSigns.includes(word) && designators.has(words[at - 1] ?? "");
  const rest = words.slice(0, isSign ? at - 1 : at);
  const designator = designators.get(isSign ? (words[at - 1] ?? "") : word);
  return holdsStreet(rest) ? { rest, units: [`${designator} ${joined(name)}`] } : undefined;
}

/** "2nd Floor". */
function floor(words: readonly string[]): SplitUnits | undefined {
  const [level = "", word = ""] = words.slice(-2);
  const rest = words.slice(0, -2);
  const number = /^(\d+)(ST|ND|RD|TH)$/.exec(numbers.get(level) ?? level)?.[1];
  const isFloor = number && designators.get(word) === "FL" && holdsStreet(rest);
  return isFloor ? { rest, units: [`FL ${number}`] } : undefined;
}

/** "Rear", behind a suffix: a street's name can end with it, too. */
function part(words: readonly string[]): SplitUnits | undefined {
  const unit = bare.get(words.at(-1) ?? "");
  const rest = words.slice(0, -1);
  const isPart = unit && rest.length > 1 && rest.slice(-2).some(isSuffix);
  return isPart ? { rest, units: [unit] } : undefined;
}

export function splitUnits(words: readonly string[]): SplitUnits {
  const found = named(words) ?? floor(words) ?? part(words);
  if (!found) return { rest: words, units: [] };
  const before = splitUnits(found.rest);
  return { rest: before.rest, units: [...before.units, ...found.units] };
}

/** "Apt 4, 12 Main St". */
export function splitFirstUnit(
  words: readonly string[],
  isHouseNumber: (word?: string) => boolean,
): SplitUnits {
  const [word = "", name = "", number] = words;
  if (unitSigns.includes(word) && isHouseNumber(name) && !isHouseNumber(number))
    return { rest: words.slice(1), units: [] };
  if (!designators.has(word) || !isIdentifier(name) || !isHouseNumber(number))
    return { rest: words, units: [] };
  return { rest: words.slice(2), units: [`${designators.get(word)} ${name}`] };
}
