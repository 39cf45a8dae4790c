import { StartError } from "#scripts/local/common/StartError.ts";

export type Texts = string | readonly string[];
export const textsOf = (value: Texts = []): readonly string[] => (typeof value === "string" ? [value] : value);

/** * is any text, : and / included; `?` is one character. */
export function matcherOf(pattern: string, flags = ""): (text: string) => boolean {
  if (pattern.includes("${"))
    throw new StartError(
      `The local stack does not know policy variables, as in ${pattern}.`,
      "Teach scripts/local/iam/wildcards.ts what stands in their place.",
    );
  const source = pattern
    .replace(/[.+^$()|[\]{}\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  const expression = new RegExp(`^${source}$`, `s${flags}`);
  return (text) => expression.test(text);
}

export function matcherOfAny(patterns: Texts): (text: string) => boolean {
  const matchers = textsOf(patterns).map((pattern) => matcherOf(pattern));
  return (text) => matchers.some((matches) => matches(text));
}
