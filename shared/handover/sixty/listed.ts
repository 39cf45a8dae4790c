const types = { or: "disjunction", and: "conjunction" } as const;
const lists: Partial<Record<keyof typeof types, Intl.ListFormat>> = {};

/** "picture cards, sign language or gestures". */
export function listed(words: readonly string[], by: keyof typeof types): string {
  lists[by] ??= new Intl.ListFormat("en", { type: types[by], style: "long" });
  // No comma before the last.
  return lists[by].format(words).replace(/, (or|and) /, " $1 ");
}
