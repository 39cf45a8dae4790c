import { languageName } from "#shared/format/languageName.ts";
import type { CrewPerson } from "#shared/model/jacket/CrewPerson.ts";
import type { MedicalFlag } from "#shared/model/medical.ts";
import { type CrewFacts, type Instruction, instruct } from "./Instruction.ts";
import { joinWords } from "./joinWords.ts";
import { type SixtyText, wayWords } from "./sixtyTexts.ts";

const ways = Object.keys(wayWords) as (keyof typeof wayWords)[];

/** At most three beside speech: "picture cards or gestures". */
const waysOf = ({ Communication = [] }: CrewPerson): string =>
  joinWords(
    ways
      .filter((way) => Communication.includes(way))
      .slice(0, 3)
      .map((way) => wayWords[way]),
    "or",
  );

interface SpeechTexts {
  readonly alone: SixtyText;
  readonly withWays: SixtyText;
}

/** "Speaks" softens the checklist. */
function limitOf({ Medical, Communication = [] }: CrewPerson): SpeechTexts | undefined {
  const { NonVerbal, HearingImpairment } = Medical;
  if (!NonVerbal) return HearingImpairment ? { alone: "noHearing", withWays: "noHearingUse" } : undefined;
  if (Communication.includes("SPEAKS"))
    return HearingImpairment
      ? { alone: "littleSpeechNoHearing", withWays: "littleSpeechNoHearingUse" }
      : { alone: "littleSpeech", withWays: "littleSpeechUse" };
  return HearingImpairment
    ? { alone: "noSpeechNoHearing", withWays: "noSpeechNoHearingUse" }
    : { alone: "noSpeech", withWays: "noSpeechUse" };
}

/** In one line at most. */
function speechLines({ person }: CrewFacts): Instruction[] {
  const named = waysOf(person);
  const flags = (["NonVerbal", "HearingImpairment"] as const satisfies MedicalFlag[]).filter(
    (flag) => person.Medical[flag],
  );
  const limit = limitOf(person);
  const icon = flags[0] === "HearingImpairment" ? "EAR" : "TALK";
  if (limit && !named) return [instruct(limit.alone, icon, flags)];
  if (limit) return [instruct(limit.withWays, icon, [...flags, "Communication"], { ways: named })];
  if (!named) return [];
  const key = person.Communication?.includes("SPEAKS") ? "talkAndUse" : "useToTalk";
  return [instruct(key, icon, ["Communication"], { ways: named })];
}

/** "Arabic or French", of at most two. */
const languageNames = (codes: readonly string[]): string => joinWords(codes.slice(0, 2).map(languageName), "or");

export function approachLines(told: CrewFacts): Instruction[] {
  const { Medical, Languages = [] } = told.person;
  const lines = speechLines(told);
  if (Medical.AutismASD) lines.push(instruct("doNotTouch", "HAND", ["AutismASD"]));
  if (Medical.VisuallyImpaired) lines.push(instruct("noSight", "EYE", ["VisuallyImpaired"]));
  // A speaker of English needs no other language within the first minute.
  if (Languages.length > 0 && !Languages.includes("en"))
    lines.push(instruct("useLanguage", "TALK", ["Languages"], { languages: languageNames(Languages) }));
  if (Medical.AlzheimersDementia) lines.push(instruct("confused", "MIND", ["AlzheimersDementia"]));
  if (Medical.BrainInjury) lines.push(instruct("oneStep", "MIND", ["BrainInjury"]));
  return lines;
}
