import { splitWords } from "#shared/format/words.ts";
import { dnrPaperwork, type MedicalFlag } from "#shared/model/medical.ts";

const own: Partial<Record<MedicalFlag, string>> = { Obesity: "Obesity (over 250 lbs)" };

export function flagLabel(flag: MedicalFlag): string {
  return own[flag] ?? splitWords(flag);
}

interface Help {
  /** For a label that not everybody knows. */
  readonly plain?: string;
  /** The box's people, or its use by crews. */
  readonly hint: string;
}

/** In words of grade 5; the DNR's are the law's. */
export const flagHelp: Readonly<Record<MedicalFlag, Help>> = {
  DNR: { plain: "do not resuscitate", hint: dnrPaperwork },
  AutismASD: { hint: "Crews go slow and do not touch first." },
  Bipolar: { hint: "Moods swing from very high to very low." },
  BrainInjury: { hint: "From a fall, a crash, a stroke or too little air." },
  HearingImpairment: { plain: "hard of hearing or deaf", hint: "Crews face them and write things down." },
  MedicalPumps: { hint: "For insulin, food or pain. Crews keep it on." },
  LimbsMissingOrPartiallyMissing: { hint: "All or part of an arm, a hand, a leg or a foot." },
  VisuallyImpaired: { plain: "low vision or blind", hint: "Crews say who they are." },
  MobilityImpairmentRequiringWheelChair: { hint: "Cannot walk at all, or not far." },
  MentalHealthProblem: { hint: "Such as great fear, great sadness or hearing voices." },
  NonVerbal: { plain: "does not speak", hint: "Says few words or none, or not under stress." },
  Obesity: { hint: "Crews bring help to lift." },
  AlzheimersDementia: { plain: "memory loss", hint: "Forgets, gets lost or is mixed up." },
  Other: { hint: "Write it down below." },
};

/** "Non Verbal (does not speak)". */
export const checklistLabel = (flag: MedicalFlag): string => {
  const { plain } = flagHelp[flag];
  return plain ? `${flagLabel(flag)} (${plain})` : flagLabel(flag);
};
