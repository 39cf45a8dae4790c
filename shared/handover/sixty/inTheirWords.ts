import type { CrewPerson } from "#shared/model/jacket/CrewPerson.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { personOf } from "#shared/model/jacket/entry.ts";
import { saysSomething } from "#shared/rules/saysSomething.ts";
import { isGone } from "../card/isGone.ts";
import { quoted } from "./Instruction.ts";

/** The longest quote; the card has the whole text. */
const most = 80;

const quote = (label: string, text: string | undefined) =>
  saysSomething(text) ? [`${label}: “${quoted(text, most)}”`] : [];

export function inTheirWords(card: Entry): readonly string[] {
  const { Frightens, Calms }: CrewPerson = personOf(card);
  return isGone(card) ? [] : [...quote("Frightened by", Frightens), ...quote("Calmed by", Calms)];
}
