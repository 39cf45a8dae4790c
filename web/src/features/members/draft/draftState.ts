import { answersOf } from "./draftAnswers.ts";
import type { KeptDraft } from "./keptDraft.ts";
import type { DraftValues, WizardDraft } from "./wizardDraft.ts";

/** After the server's version. */
export const freshDraft = (values: DraftValues, { version }: KeptDraft): WizardDraft => ({
  // A waiver accepted before asks nothing.
  step: values.accepted ? 1 : 0,
  values,
  kept: { version, answers: "" },
});

export const hasNewPhoto = ({ values: { Photo }, uploaded }: WizardDraft): boolean =>
  Photo instanceof Blob && uploaded?.photo !== Photo;

export const isTypedIn = (values: DraftValues, start: DraftValues): boolean =>
  JSON.stringify(values) !== JSON.stringify(start);

/** First values are no input. */
export function isUnsaved(draft: WizardDraft, start: DraftValues): boolean {
  const { kept, values } = draft;
  if (kept.answers === "" && !isTypedIn(values, start)) return false;
  return hasNewPhoto(draft) || JSON.stringify(answersOf(draft)) !== kept.answers;
}
