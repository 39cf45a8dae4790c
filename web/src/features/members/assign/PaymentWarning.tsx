import { errorSentences } from "#shared/errors.ts";
import type { Member } from "#shared/model/member.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";

interface Props {
  readonly member: Member | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Offers to pay unless a payment is under way. */
export function PaymentWarning({ member, open, onClose }: Props) {
  const canPay = member?.payed === "PENDING" && !member.Withheld;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Payment in progress"
      maxWidth="xs"
      actions={
        <>
          <Button variant={canPay ? "secondary" : "primary"} onClick={onClose}>
            OK
          </Button>
          {canPay && (
            <Button variant="primary" to={`/Members/Pay/${member.ID}`}>
              Pay now
            </Button>
          )}
        </>
      }
    >
      {errorSentences.PAYMENT_IN_PROGRESS}
    </Dialog>
  );
}
