import { inWords } from "#shared/format/coverageSentence.ts";
import type { City, CitySearch } from "./CitySearch.ts";

export const nameOf = ({ city, state }: City) => `${city}, ${state}`;

/** Undefined where there are only cities to choose from. */
export function answerSentence({ meant, message }: Pick<CitySearch, "meant" | "message">): string | undefined {
  if (!meant) return message;
  if (meant.by.length > 0) return `Yes: ${inWords(meant.by)} read this.`;
  return `Not yet: ${message ?? `no department in ${nameOf(meant.place)} takes part.`}`;
}
