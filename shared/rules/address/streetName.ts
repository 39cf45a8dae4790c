import { directionals } from "./directionals.ts";
import { spokenNumbers } from "./spokenNumbers.ts";
import { standardOf } from "./standardOf.ts";
import { streetSuffixes } from "./streetSuffixes.ts";
import type { StreetWord } from "./streetWords.ts";

const directions = standardOf(() => directionals);
const numbers = standardOf(spokenNumbers);
const suffixes = standardOf(streetSuffixes);
/** Unmistakable before the last word: "Express Ln" is not "Expressway Ln". */
const certain = standardOf(() => [
  ...streetSuffixes().map((words) => words.slice(0, 2)),
  ...[
    ["RTE", "RT"],
    ["ST", "SAINT"],
    ["STE", "SAINTE"],
  ],
]);

export const isSuffix = (word: string | undefined): boolean => word !== undefined && suffixes.has(word);

const isDirection = (word: string | undefined): word is string => word !== undefined && directions.has(word);

/** In standard abbreviations, without directions and suffixes around the name. */
export function streetCore(street: string): readonly string[] {
  const words = street.split(" ").filter(Boolean);
  const isShort = (word = "") => word.length <= 2 && isDirection(word);
  while (words.length > 1 && isShort(words[0])) words.shift();
  while (words.length > 1 && (isShort(words.at(-1)) || isSuffix(words.at(-1)))) words.pop();
  return words;
}

/** A direction names a street before a suffix: "North Ave". */
const nameStreet = (words: readonly string[]): boolean =>
  words.some((word, at) => !isSuffix(word) && (!isDirection(word) || isSuffix(words[at + 1])));

/** The number of a road (the same publication, appendix F). */
const roads: readonly (readonly [RegExp, string])[] = [
  [/^P ?O ?B(OX)?(?= )|^POST OFFICE BOX(?= )|^P O BOX(?= )/, "PO BOX"],
  [/^(RURAL RTE|RFD|RR|R R) (?=\d)/, "RR "],
  [/^(CR|CO RD|CNTY RD) (?=\d)/, "COUNTY RD "],
  [/^(I|IH|INTERSTATE HWY) (?=\d)/, "INTERSTATE "],
  [/^(US|U S) (HWY )?(?=\d)/, "US HWY "],
  [/^ST (HWY|RTE|RD) (?=\d)/, "STATE $1 "],
];

const asRoad = (name: string): string => {
  const spaced = name.replace(/^([A-Z]{1,3})(\d+)(?= |$)/, "$1 $2");
  const road = roads.find(([pattern]) => pattern.test(spaced));
  return road ? spaced.replace(...road) : spaced;
};

/** "N W" as "NW". A full "North West" may be a street's name with its direction, and stays. */
function joinLetters(words: readonly string[]): readonly string[] {
  const pair = words.slice(0, 2).join("");
  const isPair = words[0]?.length === 1 && words[1]?.length === 1 && directions.has(pair);
  return isPair && nameStreet(words.slice(2)) ? [pair, ...words.slice(2)] : words;
}

const atEnd = (words: readonly string[]): readonly string[] => {
  const [last, before] = [words.at(-1) ?? "", words.at(-2) ?? ""];
  const isPair = last.length === 1 && before.length === 1 && directions.has(before + last);
  return isPair && nameStreet(words.slice(0, -2)) ? [...words.slice(0, -2), before + last] : words;
};

/** Abbreviated where the rest names the street. "NORTHWEST" is one in any place. */
const direction = (word: string, rest: readonly string[]): string => {
  const short = directions.get(word) ?? word;
  return short.length === 2 || nameStreet(rest) ? short : word;
};

/**
 * In the post office's abbreviations: "N WOODWARD AVE", but "NORTH AVE". A letter that is the street's name is no
 * direction.
 */
export function streetName(typed: readonly Pick<StreetWord, "key">[]): string {
  const words = atEnd(joinLetters(typed.map(({ key }) => numbers.get(key) ?? key)));
  const last = words.length - 1;
  const isAfter = isDirection(words[last]) && nameStreet(words.slice(0, last));
  const suffixAt = isAfter ? last - 1 : last;
  const standard = words.map((word, at) => {
    if (isDirection(word) && at === 0) return direction(word, words.slice(1));
    if (isDirection(word) && at === last) return direction(word, words.slice(0, last));
    if (isDirection(word)) return direction(word, []);
    return (at === suffixAt ? suffixes : certain).get(word) ?? certain.get(word) ?? word;
  });
  return asRoad(standard.join(" "));
}
