import { type StateCode, stateCode } from "#shared/states.ts";

interface WrittenPlace {
  /** Before the state: "", a city, or a whole address. */
  readonly before: string;
  readonly State: StateCode;
}

/** "District of Columbia". */
const longestName = 3;

const country = /[\s,]+(?:usa?|united states)\.?$/i;
const zipAtEnd = /[\s,]+\d{5}(?:-\d{4})?$/;

/** By the state at the end: "detroit mi", "Michigan" or "123 Main St, Detroit, MI 48226". */
export function readPlace(text: string): WrittenPlace | undefined {
  const words = text
    .trim()
    .replace(country, "")
    .replace(zipAtEnd, "")
    .split(/[\s,]+/);
  for (let count = Math.min(longestName, words.length); count > 0; count -= 1) {
    const State = stateCode(words.slice(-count).join(" "));
    if (State) return { before: words.slice(0, -count).join(" "), State };
  }
  return undefined;
}
