import { streetCore, streetName } from "#shared/rules/address/streetName.ts";
import { streetParts } from "#shared/rules/address/streetParts.ts";

export interface Door {
  readonly number: string;
  /** In standard abbreviations, without directions and suffix: families and callers leave them out. */
  readonly street: readonly string[];
  /** "APT", "4". */
  readonly unit: readonly string[];
  /** Before the number: a name. */
  readonly others: readonly string[];
}

const isNumber = (word: string): boolean => /^\d+(?:[-.]\d+)*[A-Z]?$/.test(word);

interface NumberedStreet {
  readonly number: string;
  readonly street: string;
  readonly others: readonly string[];
}

/** "Miller 12 Woodward", "Woodward 12". */
function splitNumber(line: string): NumberedStreet {
  const words = line.split(" ");
  const at = words.findIndex(isNumber);
  if (at < 0) return { number: "", street: line, others: [] };
  const [number = "", before, after] = [words[at], words.slice(0, at), words.slice(at + 1)];
  return after.length > 0
    ? { number, street: streetName(after), others: before }
    : { number, street: before.join(" "), others: [] };
}

/** As `streetParts` does, with the number in any place. */
export function doorOf(line: string): Door {
  const { unit, ...parts } = streetParts(line);
  const { number, street, others } = parts.number ? { ...parts, others: [] } : splitNumber(parts.street);
  return { number, street: streetCore(street), unit: unit.split(" ").filter(Boolean), others };
}

/** "12|WOODWARD". */
export function doorKey(line: string): string {
  const { number, street } = doorOf(line);
  return `${number}|${street.join(" ")}`;
}
