import type { CrewHousehold, CrewPerson } from "#shared/model/jacket/CrewPerson.ts";
import type { MedicalFlag } from "#shared/model/medical.ts";
import { cutAtWord, cutMark } from "../card/cutAtWord.ts";
import { onOneLine } from "../card/onOneLine.ts";
import { type SixtyText, sixtyTexts } from "./sixtyTexts.ts";

export type SixtyIcon =
  | ("TALK" | "EAR" | "EYE" | "HAND" | "MIND" | "RUN" | "PAW" | "POWER" | "LIFT" | "WHEELCHAIR" | "LIMB")
  | ("ALLERGY" | "PAPER" | "MEDICINE" | "PLACE" | "CALM" | "NOTE");

export type SixtySource = MedicalFlag | Exclude<keyof CrewPerson | keyof CrewHousehold, "Medical">;

export interface Instruction {
  readonly icon: SixtyIcon;
  readonly key: SixtyText;
  readonly words: string;
  readonly from: readonly SixtySource[];
}

export interface CrewFacts {
  readonly person: CrewPerson;
  readonly household: CrewHousehold;
}

/** The longest quote of a family's text in a line. */
const mostQuoted = 48;

export const quoted = (text: string, most = mostQuoted): string => cutAtWord(onOneLine(text), most);

export const instruct = (
  key: SixtyText,
  icon: SixtyIcon,
  from: readonly SixtySource[],
  gaps: Readonly<Record<string, string>> = {},
): Instruction => ({
  icon,
  key,
  from,
  words: sixtyTexts[key].replace(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? "").replace(`${cutMark}.`, cutMark),
});
