import { errorSentences } from "#shared/errors.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import { Button } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";

interface Props {
  readonly lastMessage: PaymentMessage;
  readonly onAgain: () => void;
}

/** A payment that could not start, or of unknown outcome: why, and a safe retry. */
export function PaymentProblem({ lastMessage, onAgain }: Props) {
  const { orderID, uncertain, reason = errorSentences.UNEXPECTED } = lastMessage;
  const [title, text] =
    orderID || uncertain
      ? [
          "We cannot see where the payment stands",
          "Please try again: if you have paid, we find the payment, and you do not pay twice.",
        ]
      : ["The payment could not be started", "Nothing was charged now, and nothing you entered is lost."];
  return (
    <FocusedNotice title={title} text={`${reason} ${text}`}>
      <Button variant="primary" onClick={onAgain}>
        Try again
      </Button>
    </FocusedNotice>
  );
}
