import type { ToldPerson } from "#shared/model/jacket/ToldPerson.ts";
import type { MedicalFlag } from "#shared/model/medical.ts";
import { type Instruction, instruct, type Told } from "./Instruction.ts";
import { listed } from "./listed.ts";
import { type SixtyText, wayWords } from "./sixtyTexts.ts";

const ways = Object.keys(wayWords) as (keyof typeof wayWords)[];

/** At most three beside speech: "picture cards or gestures". */
const waysOf = ({ Communication = [] }: ToldPerson): string =>
  listed(
    ways
      .filter((way) => Communication.includes(way))
      .slice(0, 3)
      .map((way) => wayWords[way]),
    "or",
  );

interface Spoken {
  readonly alone: SixtyText;
  readonly withWays: SixtyText;
}

/** "Speaks" softens the checklist. */
function limitOf({ Medical, Communication = [] }: ToldPerson): Spoken | undefined {
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
export function speechLines({ person }: Told): Instruction[] {
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
