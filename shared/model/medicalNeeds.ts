import { atFirstUse } from "#shared/atFirstUse.ts";
import { splitWords } from "#shared/format/words.ts";
import { searchWords } from "#shared/rules/search/searchWords.ts";
import { conditions, type MedicalChecklist, type MedicalFlag } from "./medical.ts";

interface Need {
  /** In a headline. */
  readonly token?: string;
  /** For searches, beside its name. */
  readonly words: string;
}

/**
 * In the order of a headline: power, lifting, reaching and understanding a person, behaviour, the paper, mental
 * health. "DNR?" asks: a family's word needs the paper.
 */
const needs: Readonly<Record<MedicalFlag, Need>> = {
  MedicalPumps: { token: "PUMP", words: "pump power electricity outage" },
  Obesity: { token: ">250LB", words: "bariatric heavy lift" },
  MobilityImpairmentRequiringWheelChair: { token: "WCHAIR", words: "wheelchair walks" },
  NonVerbal: { token: "NONVERB", words: "nonverbal speech speaks mute" },
  HearingImpairment: { token: "HOH", words: "deaf hoh" },
  VisuallyImpaired: { token: "LOWVIS", words: "blind vision" },
  AutismASD: { token: "ASD", words: "autistic" },
  AlzheimersDementia: { token: "DEMENT", words: "memory wanders" },
  BrainInjury: { token: "BRAIN", words: "tbi" },
  LimbsMissingOrPartiallyMissing: { token: "LIMB", words: "amputee amputation prosthesis" },
  DNR: { token: "DNR?", words: "resuscitate" },
  Bipolar: { token: "BIPOL", words: "" },
  MentalHealthProblem: { token: "MH", words: "psychiatric" },
  Other: { words: "" },
};

const order = Object.keys(needs) as MedicalFlag[];
const wordsOf = (flag: MedicalFlag): string[] => searchWords(`${splitWords(flag)} ${needs[flag].words}`);
const findable = atFirstUse(() => new Map(order.map((flag) => [flag, flag === "Other" ? [] : wordsOf(flag)])));

/** "wheelchair", "power", "dnr". */
export const needWords = (checklist: MedicalChecklist): string[] =>
  conditions(checklist).flatMap((flag) => findable().get(flag) ?? []);

/** "Other" has none. */
export const needTokens: readonly (readonly [flag: MedicalFlag, token: string])[] = order.flatMap((flag) => {
  const { token } = needs[flag];
  return token ? [[flag, token] as const] : [];
});
