import { atFirstUse } from "#shared/atFirstUse.ts";
import { directionals } from "#shared/rules/address/directionals.ts";
import { spokenNumbers } from "#shared/rules/address/spokenNumbers.ts";
import { streetSuffixes } from "#shared/rules/address/streetSuffixes.ts";
import { bareUnits, unitDesignators, unitSigns } from "#shared/rules/address/unitDesignators.ts";

const groups = () =>
  [
    ...streetSuffixes(),
    ...directionals,
    ...spokenNumbers(),
    ...bareUnits,
    ...unitDesignators.map((words) => words.filter((word) => !unitSigns.includes(word))),
    ...[
      ["ST", "SAINT"],
      ["STE", "SAINTE"],
      ["TWP", "TOWNSHIP"],
    ],
  ].map((words) => words.map((word) => word.toLowerCase()));

const spellings = atFirstUse((): ReadonlyMap<string, readonly string[]> => {
  const groupOfEach = groups().flatMap((words) => words.map((word) => ({ word, words })));
  const found = [...Map.groupBy(groupOfEach, ({ word }) => word)];
  return new Map(found.map(([word, all]) => [word, [...new Set(all.flatMap(({ words }) => words))]]));
});

/** Itself first: "st", "street" and "saint". */
export const spellingsOf = (word: string): readonly string[] => [
  word,
  ...(spellings()
    .get(word)
    ?.filter((other) => other !== word) ?? []),
];
