import { atFirstUse } from "#shared/atFirstUse.ts";

const lists = {
  or: atFirstUse(() => new Intl.ListFormat("en", { type: "disjunction", style: "long" })),
  and: atFirstUse(() => new Intl.ListFormat("en", { type: "conjunction", style: "long" })),
};

/** "picture cards, sign language or gestures". */
export const joinWords = (words: readonly string[], by: keyof typeof lists): string =>
  // No comma before the last.
  lists[by]()
    .format(words)
    .replace(/, (or|and) /, " $1 ");
