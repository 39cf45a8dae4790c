import { streetCore, streetName } from "#shared/rules/address/streetName.ts";
import { streetParts, unitKey } from "#shared/rules/address/streetParts.ts";
import type { StreetWord } from "#shared/rules/address/streetWords.ts";

export interface Door {
  readonly number: string;
  /** "1/2": callers leave it out. */
  readonly fraction: string;
  /** In standard abbreviations, without directions and suffix: families and callers leave them out. */
  readonly street: readonly string[];
  /** "APT", "4". */
  readonly unit: readonly string[];
  /** Before the number: a name. */
  readonly others: readonly string[];
}

type NumberedStreet = Omit<Door, "street" | "unit"> & { readonly words: readonly StreetWord[] };

/** "Miller 12 Woodward", "Woodward 12". */
function splitNumber(words: readonly StreetWord[]): NumberedStreet {
  const at = words.findIndex(({ key }) => /^G?\d+(?:[-.]\d+)*[A-Z]?$/.test(key));
  if (at < 0) return { number: "", fraction: "", words, others: [] };
  const [number, before, after] = [words[at]?.key ?? "", words.slice(0, at), words.slice(at + 1)];
  const fraction = after.length > 1 && /^\d+\/\d+$/.test(after[0]?.key ?? "") ? (after.shift()?.key ?? "") : "";
  return after.length > 0
    ? { number, fraction, words: after, others: before.map(({ key }) => key) }
    : { number, fraction, words: before, others: [] };
}

/** As `streetParts` does, with the number in any place. */
export function doorOf(line: string): Door {
  const parts = streetParts(line);
  const { words, number, ...more } = parts.number ? { ...parts, others: [] } : splitNumber(parts.words);
  return {
    // Callers leave out the letter of Genesee County.
    number: number.replace(/^G/, ""),
    fraction: more.fraction,
    street: streetCore(streetName(words)),
    unit: unitKey(parts).split(" ").filter(Boolean),
    others: more.others,
  };
}

/** "12|WOODWARD". */
export function doorKey(line: string): string {
  const { number, street } = doorOf(line);
  return `${number}|${street.join(" ")}`;
}
