import { directionals } from "#shared/rules/address/directionals.ts";
import { streetParts } from "#shared/rules/address/streetParts.ts";
import { streetSuffixes } from "#shared/rules/address/streetSuffixes.ts";

/** In the post office's abbreviations; "" for a missing part. */
export interface CivicStreet {
  readonly number: string;
  /** "A", "1/2". */
  readonly numberSuffix: string;
  readonly before: string;
  readonly name: string;
  readonly type: string;
  readonly after: string;
  readonly unit: string;
  /** Otherwise `name` is the line as typed. */
  readonly isParsed: boolean;
}

const directions = new Set(directionals.map(([short]) => short));
const types = new Set(streetSuffixes().map(([short]) => short));

/** One word is always left: "North Ave" has no direction. */
function splitName(street: string): Pick<CivicStreet, "before" | "name" | "type" | "after"> {
  const words = street.split(" ");
  const before = words.length > 1 && directions.has(words[0]) ? (words.shift() ?? "") : "";
  const after = words.length > 1 && directions.has(words.at(-1)) ? (words.pop() ?? "") : "";
  const type = words.length > 1 && types.has(words.at(-1)) ? (words.pop() ?? "") : "";
  return { before, name: words.join(" "), type, after };
}

/** Without a house number the line stays whole: a wrong part would be worse than none. */
export function civicStreet(line: string): CivicStreet {
  const { number, street, unit } = streetParts(line);
  const [, digits = "", suffix = ""] = /^(\d+)(?: ?(\d+\/\d+|[A-Z]))?$/.exec(number) ?? [];
  if (!number || !street)
    return {
      number: "",
      numberSuffix: "",
      before: "",
      name: line,
      type: "",
      after: "",
      unit: "",
      isParsed: false,
    };
  return { number: digits || number, numberSuffix: suffix, ...splitName(street), unit, isParsed: true };
}
