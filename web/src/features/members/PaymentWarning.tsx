import { messages } from "#shared/fields.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Why a member whose payment is not complete cannot be assigned yet. */
export function PaymentWarning({ open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Payment in progress"
      maxWidth="xs"
      actions={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      {messages.paymentInProgress}
    </Dialog>
  );
}
