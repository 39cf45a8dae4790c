import type { Address } from "#shared/model/address.ts";
import { directionals } from "#shared/rules/address/directionals.ts";
import { isSuffix } from "#shared/rules/address/streetName.ts";
import { bareUnits, unitDesignators } from "#shared/rules/address/unitDesignators.ts";
import { readJacketNumber } from "#shared/rules/jacketNumber.ts";
import { nameWords } from "#shared/rules/nameKey.ts";
import { phoneKey, withoutPhone } from "#shared/rules/phoneKey.ts";
import { doorOf } from "./doorKey.ts";
import { fitsUnit } from "./fitsUnit.ts";
import { matchesSearch } from "./matchesSearch.ts";
import { nameBeginnings, secondNameBeginnings, withoutGeneration } from "./nameOrder.ts";
import { searchWords } from "./searchWords.ts";

/** The beginning of a nameOrder, a secondNameOrder or a doorKey, or ten digits of a phone. */
export interface Lookup {
  readonly by: "NAME" | "SECOND_NAME" | "ADDRESS" | "PHONE";
  readonly key: string;
}

export interface Find {
  readonly number?: string | undefined;
  /** Five at most. */
  readonly lookups: readonly Lookup[];
  /** People whose whole name has all these words, after those of the lookups. */
  readonly lastName?: { readonly lookup: Lookup; readonly words: readonly string[] } | undefined;
  /** Narrow the result: a first name, the city. */
  readonly words: readonly string[];
  readonly unit: readonly string[];
  /** Of the house number: "1/2". */
  readonly fraction: string;
}

const aroundStreets = new Set(
  [...directionals, ...unitDesignators, ...bareUnits].flat().map((word) => word.toLowerCase()),
);

/** Two letters or more, and no part of an address. */
const tellingWords = (text: string): string[] =>
  searchWords(text).filter(
    (word) => /^\p{L}{2,}$/u.test(word) && !isSuffix(word.toUpperCase()) && !aroundStreets.has(word),
  );

function splitLine(text: string): { line: string; rest: string } {
  const withoutZip = text.replace(/(?<=\d\D.*)[\s,]\d{5}(?:-\d{4})?\s*$/, "");
  const parts = withoutZip.split(",");
  const at = parts.findIndex((part) => /\d/.test(part));
  const [line = "", next = ""] = parts.slice(at);
  const isUnit = /\d/.test(next);
  const others = parts.filter((_part, index) => index !== at && !(isUnit && index === at + 1));
  return { line: isUnit ? `${line} ${next}` : line, rest: others.join(" ") };
}

function findAddress(text: string): Omit<Find, "number"> {
  const { line, rest } = splitLine(text);
  const { number, fraction, street, unit, others } = doorOf(line);
  const [first, ...more] = street;
  if (!number || !first) return { lookups: [], words: [], unit: [], fraction };
  const words = tellingWords([...others, ...more, rest].join(" "));
  return { lookups: [{ by: "ADDRESS", key: `${number}|${first}` }], words, unit, fraction };
}

/** "Maria Garcia" has to find Maria Garcia Lopez. */
function lastNameOf(text: string): Find["lastName"] {
  const words = withoutGeneration(nameWords(text));
  const [before = "", ...rest] = text.split(",");
  const last = rest.length > 0 ? withoutGeneration(nameWords(before)).at(-1) : words.at(-1);
  return last && words.length > 1 ? { lookup: { by: "NAME", key: `${last} ` }, words } : undefined;
}

const findName = (text: string): Omit<Find, "number"> => ({
  lastName: lastNameOf(text),
  lookups: [
    ...nameBeginnings(text).map((key) => ({ by: "NAME", key }) as const),
    ...secondNameBeginnings(text).map((key) => ({ by: "SECOND_NAME", key }) as const),
  ],
  words: tellingWords(text),
  unit: [],
  fraction: "",
});

export function readFind(text: string): Find {
  const number = readJacketNumber(text);
  const phone = phoneKey(text);
  if (phone)
    return {
      number,
      lookups: [{ by: "PHONE", key: phone }],
      words: tellingWords(withoutPhone(text)),
      unit: [],
      fraction: "",
    };
  return { number, ...(/\d/.test(text) ? findAddress(text) : findName(text)) };
}

interface Findable {
  readonly person: { readonly First: string; readonly Last: string };
  readonly address: Address;
  readonly household?: { readonly Unit?: string | undefined; readonly Floor?: string | undefined } | undefined;
}

/** All words, and no other unit, floor or half number than a typed one. */
export function fitsFind({ words, unit, fraction }: Find, { person, address, household }: Findable): boolean {
  const { Street, City, State, Zip } = address;
  const own = doorOf(Street).fraction;
  const isHalf = !fraction || !own || fraction === own;
  const isThere = isHalf && fitsUnit(unit, { ...household, Street });
  return isThere && matchesSearch(words, [person.First, person.Last, Street, City, State, Zip]);
}
