import { atFirstUse } from "#shared/atFirstUse.ts";

type Groups = readonly (readonly string[])[];

export interface Standard {
  has(word: string): boolean;
  get(word: string): string | undefined;
}

const mapOf = (groups: Groups): ReadonlyMap<string, string> =>
  new Map(groups.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)));

/** Maps each word of a group to its first. Groups are read at first use. */
export function standardOf(groups: () => Groups): Standard {
  const map = atFirstUse(() => mapOf(groups()));
  return { has: (word) => map().has(word), get: (word) => map().get(word) };
}
