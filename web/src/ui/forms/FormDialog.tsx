import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import type * as z from "zod/mini";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { Form } from "./Form.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

interface Typed {
  readonly dirty: boolean;
  readonly busy: boolean;
}

interface Props<Input extends FieldValues, Output extends FieldValues> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly schema: z.ZodMiniType<Output, Input>;
  readonly defaultValues: { readonly [Name in keyof Input]?: unknown };
  readonly problem?: (values: Input) => string | undefined;
  /** What submitting does; the dialog closes when it is done. What it throws is shown, and nothing typed is lost. */
  readonly onSubmit: (values: Output) => Promise<void>;
  readonly submitLabel: string;
  /** Whether submitting takes something away. @default false */
  readonly danger?: boolean;
  /** Called when it is gone, as Dialog's. */
  readonly onClosed?: () => void;
  /** Its fields, and what is to be read before them. */
  readonly children: ReactNode;
}

/** Puts the focus on the first field, and notes for the dialog around it what stands in the form. */
function Watch({ formId, typed }: { readonly formId: string; readonly typed: RefObject<Typed> }) {
  const { isDirty: dirty, isSubmitting: busy } = useFormState();
  useEffect(() => {
    typed.current = { dirty, busy };
  }, [typed, dirty, busy]);
  useEffect(() => {
    const fields = "input:not([readonly]), select, textarea:not([aria-hidden])";
    document.getElementById(formId)?.querySelector<HTMLElement>(fields)?.focus();
    return () => {
      typed.current = { dirty: false, busy: false };
    };
  }, [formId, typed]);
  return null;
}

/** A form in a dialog. It asks before something that was typed is given up. */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>(
  props: Props<Input, Output>,
) {
  const { open, onClose, title, schema, defaultValues, problem, onSubmit, submitLabel, danger, onClosed } =
    props;
  const formId = useId();
  const typed = useRef<Typed>({ dirty: false, busy: false });
  const [asking, setAsking] = useState(false);
  const wouldLose = useCallback(() => typed.current.dirty, []);
  const close = () => {
    if (typed.current.busy) return;
    if (typed.current.dirty) setAsking(true);
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
            await onSubmit(values);
            onClose();
          }}
        >
          <Watch formId={formId} typed={typed} />
          {props.children}
          <ButtonRow>
            <Button onClick={close}>Cancel</Button>
            <SubmitButton danger={danger ?? false}>{submitLabel}</SubmitButton>
          </ButtonRow>
          <LeaveGuard wouldLose={wouldLose} />
        </Form>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Close without saving?"
        cancelLabel="Keep editing"
        confirmLabel="Close"
        danger
        onConfirm={onClose}
      >
        What you typed here is lost when you close it.
      </ConfirmDialog>
    </>
  );
}
