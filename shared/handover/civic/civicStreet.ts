import { AddressParser } from "@sroussey/parse-address";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { plainLetters } from "#shared/format/plainLetters.ts";
import { directionals } from "#shared/rules/address/directionals.ts";
import { standardOf } from "#shared/rules/address/standardOf.ts";
import { streetParts, unitKey } from "#shared/rules/address/streetParts.ts";
import { streetSuffixes } from "#shared/rules/address/streetSuffixes.ts";
import type { StreetUnit } from "#shared/rules/address/streetUnits.ts";
import { type StreetWord, typedLine } from "#shared/rules/address/streetWords.ts";

/** In upper case; "" for a missing part. */
interface NamedStreet {
  /** In the post office's abbreviations, as `type` and `after`. */
  readonly before: string;
  /** With each word as typed: the lines of a street map are found by it. */
  readonly name: string;
  readonly type: string;
  readonly after: string;
}

export interface CivicStreet extends NamedStreet {
  /** "W148N" of W148N9748, "24-" of 24-15. */
  readonly numberPrefix: string;
  readonly number: string;
  /** "A", "1/2". */
  readonly numberSuffix: string;
  /** "UNIT 4". */
  readonly unit: string;
  readonly floor: string;
  /** Otherwise `name` is the line as typed. */
  readonly isParsed: boolean;
}

const directions = standardOf(() => directionals);
const types = standardOf(streetSuffixes);
const whole = {
  numberPrefix: "",
  number: "",
  numberSuffix: "",
  before: "",
  type: "",
  after: "",
  unit: "",
  floor: "",
  isParsed: false,
} as const;
const standards = {
  before: directions.get,
  name: (word: string) => word,
  type: types.get,
  after: directions.get,
} as const;
type Part = keyof typeof standards;
/** Behind one of these a name is over: "Upstairs" of "Main St Upstairs" is no street's. */
const closing: ReadonlySet<string> = new Set("ST AVE RD BLVD DR LN CT PL WAY HWY".split(" "));

/** Its number is part of a road's name; the parser would drop it. */
const numberedRoad =
  /^(?:(?:COUNTY|CO|STATE|TOWNSHIP|TWP|U ?S|INTERSTATE)(?: (?:ROAD|RD|ROUTE|RTE|RT|HIGHWAY|HWY))?|CR|I|M|HIGHWAY|HWY|ROUTE|RTE|RT) ?\d+[A-Z]?(?= |$)/;
const roadWord = "ROADNAME";

/** Words that the parser is given one for. */
function groupRoad(words: readonly StreetWord[]): StreetWord[][] {
  for (const at of words.keys()) {
    const rest = words.slice(at);
    const road = numberedRoad.exec(rest.map(({ key }) => key).join(" "))?.[0].split(" ").length;
    if (road) return [...words.slice(0, at), rest.slice(0, road), ...rest.slice(road)].map((one) => [one].flat());
  }
  return words.map((word) => [word]);
}

const parser = atFirstUse(() => new AddressParser("us"));

type ParsedStreet = Readonly<Partial<Record<"prefix" | "street" | "type" | "suffix", string>>>;

/** Undefined unless the parser gives every word back in its order: it drops unknown ones. */
function splitStreet(words: readonly StreetWord[]): NamedStreet | undefined {
  const groups = groupRoad(words);
  const asked = groups.map(([first, ...more]) =>
    more.length > 0 ? roadWord : plainLetters(first?.key ?? "").toUpperCase(),
  );
  const { prefix, street, type, suffix }: ParsedStreet = parser().parseStreet(`1 ${asked.join(" ")}`) ?? {};
  const texts: [Part, string | undefined][] = [
    ["before", prefix],
    ["name", street],
    ["type", type],
    ["after", suffix],
  ];
  const given = texts.flatMap(([part, text = ""]) =>
    text
      .toUpperCase()
      .split(" ")
      .filter(Boolean)
      .map((word) => ({ part, word: standards[part](word) })),
  );
  const isSame =
    given.length === asked.length &&
    given.every(({ part, word }, at) => word && word === standards[part](asked[at] ?? ""));
  const partOf = <T>(part: Part, all: readonly T[]) => all.filter((_, at) => given[at]?.part === part);
  const isOver = partOf("name", asked)
    .slice(1, -1)
    .some((word) => closing.has(types.get(word) ?? ""));
  if (!isSame || isOver) return undefined;
  const shortOf = (part: Exclude<Part, "name">) => partOf(part, given)[0]?.word ?? "";
  return {
    before: shortOf("before"),
    name: typedLine(partOf("name", groups).flat()).toUpperCase(),
    type: shortOf("type"),
    after: shortOf("after"),
  };
}

/** Otherwise, and without a house number, the line stays whole: a wrong part would be worse than none. */
export function civicStreet(line: string): CivicStreet {
  const { number: typed, fraction, words, units } = streetParts(line);
  const street = splitStreet(words);
  const [, numberPrefix = "", number, letter = ""] = /^((?:.*[^\d.])?0*(?=\d))(\d+)([A-Z]|\.\d+)?$/.exec(typed) ?? [];
  const isFloor = ({ key }: StreetUnit) => key.startsWith("FL ");
  if (!number || !street?.name) return { ...whole, name: line };
  return {
    ...street,
    numberPrefix,
    number,
    numberSuffix: [letter, fraction].filter(Boolean).join(" "),
    unit: unitKey({ units: units.filter((unit) => !isFloor(unit)) }),
    floor: units
      .filter(isFloor)
      .map(({ key }) => key.slice(3))
      .join(", "),
    isParsed: true,
  };
}
