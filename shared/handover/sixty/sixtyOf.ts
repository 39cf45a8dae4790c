import { type Entry, personOf } from "#shared/model/jacket/entry.ts";
import { isGone } from "../card/isGone.ts";
import { firstSixtySeconds } from "./firstSixtySeconds.ts";
import type { Instruction } from "./Instruction.ts";

/** None of a person who left. */
export const sixtyOf = (card: Entry): readonly Instruction[] =>
  isGone(card) ? [] : firstSixtySeconds(personOf(card), card);

/** "1. Do not touch first: go slow; 2. Runs to water". */
export const sixtyLine = (card: Entry): string =>
  sixtyOf(card)
    .map(({ words }, index) => `${index + 1}. ${words}`)
    .join("; ");
