import { type ComponentProps, useState } from "react";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { useLastDefined } from "#web/ui/state/useLastDefined.ts";

export type FormQuestion = Pick<
  ComponentProps<typeof ConfirmDialog>,
  "title" | "confirmLabel" | "danger" | "children"
>;

interface Asked<Values> {
  readonly question: FormQuestion;
  readonly values: Values;
}

/**
 * A failure is shown in the question, and the form stays.
 * @param send called with the values once confirmed
 */
export function useFormQuestion<Values>(send: (values: Values) => Promise<void>) {
  const [asked, setAsked] = useState<Asked<Values>>();
  const last = useLastDefined(asked);
  const dialog = last && (
    <ConfirmDialog
      {...last.question}
      open={asked !== undefined}
      onClose={() => setAsked(undefined)}
      onConfirm={() => send(last.values)}
    />
  );
  return { ask: setAsked, dialog };
}
