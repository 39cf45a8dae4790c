import { type ComponentProps, useState } from "react";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { useLastDefined } from "#web/ui/state/useLastDefined.ts";

export type FormQuestion = Pick<
  ComponentProps<typeof ConfirmDialog>,
  "title" | "confirmLabel" | "danger" | "children"
>;

interface PendingQuestion<Values> {
  readonly question: FormQuestion;
  readonly values: Values;
}

/**
 * A failure is shown in the question, and the form stays.
 * @param send called with the values once confirmed
 */
export function useFormQuestion<Values>(send: (values: Values) => Promise<void>) {
  const [pending, setPending] = useState<PendingQuestion<Values>>();
  const last = useLastDefined(pending);
  const dialog = last && (
    <ConfirmDialog
      {...last.question}
      open={pending !== undefined}
      onClose={() => setPending(undefined)}
      onConfirm={() => send(last.values)}
    />
  );
  return { ask: setPending, dialog };
}
