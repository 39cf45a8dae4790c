import { onOneLine } from "./onOneLine.ts";

const lastWord = (text: string): string | undefined =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .findLast(Boolean);

/**
 * A unit or a floor: the street line's, the family's own, or both where they differ.
 * @param inStreet "UNIT 4", or ""
 */
export function unitOf(inStreet: string, own = ""): string {
  const named = onOneLine(own);
  if (!inStreet || !named) return inStreet || named;
  return lastWord(inStreet) === lastWord(named) ? inStreet : `${inStreet}, ${named}`;
}
