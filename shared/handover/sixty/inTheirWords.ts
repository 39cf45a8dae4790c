import type { Entry } from "#shared/model/jacket/entry.ts";
import { personOf } from "#shared/model/jacket/entry.ts";
import type { ToldPerson } from "#shared/model/jacket/ToldPerson.ts";
import { tells } from "#shared/rules/tells.ts";
import { isGone } from "../card/isGone.ts";
import { quoted } from "./Instruction.ts";

/** The longest quote; the card has the whole text. */
const most = 80;

const quote = (label: string, text: string | undefined) =>
  tells(text) ? [`${label}: “${quoted(text, most)}”`] : [];

/** Sentences below the instructions. */
export function inTheirWords(card: Entry): readonly string[] {
  const { Frightens, Calms }: ToldPerson = personOf(card);
  return isGone(card) ? [] : [...quote("Frightened by", Frightens), ...quote("Calmed by", Calms)];
}
