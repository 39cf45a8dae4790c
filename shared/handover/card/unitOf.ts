import type { Entry } from "#shared/model/jacket/entry.ts";
import { flat } from "./flat.ts";

const lastWord = (text: string): string | undefined =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .findLast(Boolean);

/**
 * The unit of an address: that of its street line, the one that the family named, or both where they differ.
 * @param inStreet the unit of the street line, "UNIT 4"; "" without one
 */
export function unitOf(inStreet: string, { Unit = "" }: Pick<Entry, "Unit">): string {
  const named = flat(Unit);
  if (!inStreet || !named) return inStreet || named;
  return lastWord(inStreet) === lastWord(named) ? inStreet : `${inStreet}, ${named}`;
}
