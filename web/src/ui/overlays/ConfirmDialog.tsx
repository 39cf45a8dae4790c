import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";

interface Props extends Omit<DialogProps, "actions"> {
  readonly confirmLabel: string;
  /** @default "Cancel" */
  readonly cancelLabel?: string;
  /** @default false */
  readonly danger?: boolean;
  /** Then the dialog closes; a thrown error is shown in it. */
  readonly onConfirm: () => unknown;
  /** Said once it is done. */
  readonly success?: string;
  /** Why it cannot be confirmed yet. */
  readonly blocked?: string | undefined;
  readonly children: ReactNode;
}

/** A failure stays in the dialog, for another try. Enter in a field confirms. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel = "Cancel",
  danger,
  onConfirm,
  success,
  blocked,
  ...dialog
}: Props) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const withdrawToast = useRef<() => void>(undefined);
  const formId = useId();
  const confirm = async () => {
    if (pending || blocked !== undefined) return;
    setPending(true);
    setFailure(undefined);
    withdrawToast.current?.();
    try {
      await onConfirm();
      if (success !== undefined) toast("success", success);
      dialog.onClose();
    } catch (error) {
      setFailure(sentenceOf(error));
      withdrawToast.current = toast("error", sentenceOf(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      {...dialog}
      onClose={() => !pending && dialog.onClose()}
      onClosed={() => {
        // The next opening may be about something else.
        setFailure(undefined);
        dialog.onClosed?.();
      }}
      actions={
        <>
          <Button onClick={dialog.onClose} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? "danger" : "primary"}
            pending={pending}
            disabled={blocked !== undefined}
            reason={blocked}
            type="submit"
            form={formId}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        method="dialog"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // React bubbles it to a form around the dialog.
          event.stopPropagation();
          void confirm();
        }}
      >
        {dialog.children}
      </Box>
      {failure && <Typography sx={{ mt: 2, color: "error.main", fontWeight: fontWeight.strong }}>{failure}</Typography>}
    </Dialog>
  );
}
