import type { Entry } from "#shared/model/jacket/entry.ts";
import { onOneLine } from "./onOneLine.ts";

const lastWord = (text: string): string | undefined =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .findLast(Boolean);

/**
 * The street line's unit, the family's, or both where they differ.
 * @param inStreet "UNIT 4", or ""
 */
export function unitOf(inStreet: string, { Unit = "" }: Pick<Entry, "Unit">): string {
  const named = onOneLine(Unit);
  if (!inStreet || !named) return inStreet || named;
  return lastWord(inStreet) === lastWord(named) ? inStreet : `${inStreet}, ${named}`;
}
