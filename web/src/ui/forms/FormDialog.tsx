import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import type * as z from "zod/mini";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { useQuestion } from "#web/ui/overlays/useQuestion.tsx";
import { type Question, useQuestionAbout } from "#web/ui/overlays/useQuestionAbout.tsx";
import { Form } from "./Form.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

interface FormState {
  readonly dirty: boolean;
  readonly busy: boolean;
}

/** Tells the dialog the form's state. */
function FormWatch({ formId, state }: { readonly formId: string; readonly state: RefObject<FormState> }) {
  const { isDirty: dirty, isSubmitting: busy } = useFormState();
  useEffect(() => {
    state.current = { dirty, busy };
  }, [state, dirty, busy]);
  useEffect(() => {
    const fields = "input:not([readonly]), select, textarea:not([aria-hidden])";
    document.getElementById(formId)?.querySelector<HTMLElement>(fields)?.focus();
    return () => {
      state.current = { dirty: false, busy: false };
    };
  }, [formId, state]);
  return null;
}

interface Props<Input extends FieldValues, Output extends FieldValues> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly schema: z.ZodMiniType<Output, Input>;
  readonly defaultValues: { readonly [Name in keyof Input]?: unknown };
  readonly problem?: (values: Input) => string | undefined;
  /** Undefined sends the values at once. */
  readonly question?: ((values: Output) => Question | undefined) | undefined;
  /** Then the dialog closes; false keeps it open. A thrown error is shown, and all input stays. */
  readonly onSubmit: (values: Output) => Promise<unknown>;
  readonly submitLabel: string;
  /** @default false */
  readonly danger?: boolean;
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

/** Asks before it discards input. */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>(props: Props<Input, Output>) {
  const { open, onClose, title, schema, defaultValues, problem, onSubmit, submitLabel, danger, onClosed, question } =
    props;
  const formId = useId();
  const state = useRef<FormState>({ dirty: false, busy: false });
  const closing = useQuestion({
    title: "Close without saving?",
    cancelLabel: "Keep editing",
    confirmLabel: "Close",
    danger: true,
    onConfirm: onClose,
    children: "What you state here is lost when you close it.",
  });
  const send = async (values: Output) => {
    if ((await onSubmit(values)) !== false) onClose();
  };
  const asking = useQuestionAbout(send);
  const wouldLose = useCallback(() => state.current.dirty, []);
  const close = () => {
    if (state.current.busy) return;
    if (state.current.dirty) closing.ask();
    else onClose();
  };
  return (
    <>
      <Dialog open={open} onClose={close} title={title} {...(onClosed && { onClosed })}>
        <Form
          id={formId}
          schema={schema}
          defaultValues={defaultValues}
          {...(problem && { problem })}
          onSubmit={async (values) => {
            const asked = question?.(values);
            if (asked) asking.ask(values, asked);
            else await send(values);
          }}
        >
          <FormWatch formId={formId} state={state} />
          {props.children}
          <ButtonRow>
            <Button onClick={close}>Cancel</Button>
            <SubmitButton danger={danger ?? false}>{submitLabel}</SubmitButton>
          </ButtonRow>
          <LeaveGuard wouldLose={wouldLose} />
        </Form>
      </Dialog>
      {closing.dialog}
      {asking.dialog}
    </>
  );
}
