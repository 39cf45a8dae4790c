/** From each word of some groups to the first of its group. */
export const standardOf = (groups: readonly (readonly string[])[]): ReadonlyMap<string, string> =>
  new Map(groups.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)));
