import Typography from "@mui/material/Typography";
import { type ReactNode, useRef, useState } from "react";
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

/** A failure is shown in the dialog, for another try. */
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
  const confirm = async () => {
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
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {dialog.children}
      {failure && <Typography sx={{ mt: 2, color: "error.main", fontWeight: fontWeight.strong }}>{failure}</Typography>}
    </Dialog>
  );
}
