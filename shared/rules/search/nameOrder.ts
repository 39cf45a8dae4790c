import { lettersOf, nameWords } from "#shared/rules/nameKey.ts";

/** Written on papers, and left out by callers. */
const generations: readonly string[] = ["jr", "sr", "ii", "iii", "iv"];

export const withoutGeneration = (words: readonly string[]): string[] =>
  words.filter((word) => !generations.includes(word));

/** "miller ada", the last name first. */
export const nameOrder = ({ First, Last }: { readonly First: string; readonly Last: string }): string =>
  withoutGeneration([...nameWords(Last), ...nameWords(First)]).join(" ");

/** "jones ada smith" for Ada Smith-Jones, "cruz maria de la" for De La Cruz; undefined with one last word. */
export function secondNameOrder({ First, Last }: { readonly First: string; readonly Last: string }) {
  const words = withoutGeneration(lettersOf(Last).split(" ").filter(Boolean));
  const [second, ...before] = words.toReversed();
  if (!second || before.length === 0) return undefined;
  return [second, ...withoutGeneration(nameWords(First)), ...before.toReversed()].join(" ");
}

const lastFirst = (words: readonly string[]): string =>
  words.length > 1 ? `${words.at(-1)} ${words[0]}` : words.join(" ");

/** "Maria Garcia Lopez" as "garcia lopez maria"; two words as typed. */
function twoLast(words: readonly string[]): string {
  const first = words.length > 2 ? Math.floor(words.length / 2) : 0;
  return [...words.slice(first), ...words.slice(0, first)].join(" ");
}

/** Of secondNameOrder, one or two. */
export function secondNameBeginnings(text: string): string[] {
  const words = withoutGeneration(nameWords(text));
  const beginnings = text.includes(",") ? [words.join(" ")] : [lastFirst(words), words.join(" ")];
  return [...new Set(beginnings)].filter(({ length }) => length > 1);
}

/** Of nameOrder, one to three. A last name alone is enough, or its beginning. */
export function nameBeginnings(text: string): string[] {
  const [last = "", ...rest] = text.split(",");
  const words = withoutGeneration(nameWords(text));
  const apart = withoutGeneration(lettersOf(text).split(" ").filter(Boolean));
  if (rest.length > 0 && last.trim()) return [withoutGeneration([...nameWords(last), ...nameWords(...rest)]).join(" ")];
  // "Van Miller" is a last name, and a first name with one.
  const second = words.length < apart.length ? lastFirst(apart) : twoLast(words);
  // Many peoples say the last name first: "Nguyen Van An".
  const asTyped = words.join(" ");
  return [...new Set([lastFirst(words), second, asTyped])].filter(({ length }) => length > 1);
}
