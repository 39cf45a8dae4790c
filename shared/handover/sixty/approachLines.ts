import { type Instruction, instruct, type Told } from "./Instruction.ts";
import { languageNames } from "./languageNames.ts";
import { speechLines } from "./speechLines.ts";

/** How to come near, and how to be understood. */
export function approachLines(told: Told): Instruction[] {
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
