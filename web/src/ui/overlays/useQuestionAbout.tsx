import { useState } from "react";
import { useLastDefined } from "#web/ui/state/useLastDefined.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import type { QuestionProps } from "./useQuestion.tsx";

export type Question = Omit<QuestionProps, "onConfirm">;

interface PendingQuestion<Subject> {
  readonly subject: Subject;
  readonly question: Question;
}

/**
 * About a subject known when asked, a row or a form's values. The question keeps its words while it fades out.
 * @param act called with the subject once confirmed
 */
export function useQuestionAbout<Subject>(act: (subject: Subject) => Promise<void>) {
  const [asked, setAsked] = useState<PendingQuestion<Subject>>();
  const last = useLastDefined(asked);
  const dialog = last && (
    <ConfirmDialog
      {...last.question}
      open={asked !== undefined}
      onClose={() => setAsked(undefined)}
      onConfirm={() => act(last.subject)}
    />
  );
  return { ask: (subject: Subject, question: Question) => setAsked({ subject, question }), dialog };
}
