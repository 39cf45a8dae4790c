import { onOneLine } from "./onOneLine.ts";

const wordsOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * A unit or a floor: the street line's, the family's own, or both where they differ.
 * @param inStreet "UNIT 4", or ""
 */
export function unitOf(inStreet: string, own = ""): string {
  const named = onOneLine(own);
  if (!inStreet || !named) return inStreet || named;
  const [street, family] = [wordsOf(inStreet), wordsOf(named)];
  if (street.at(-1) !== family.at(-1)) return `${inStreet}, ${named}`;
  return family.length > street.length ? named : inStreet;
}
