import { errorSentences } from "#shared/errors.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { failureText, memberSaveFailed } from "../person/failureText.ts";

interface Props {
  readonly lastMessage: PaymentMessage;
  readonly onAgain: () => void;
}

/** A retry is safe. */
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

interface SaveProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** After a refused order. */
  readonly onOtherPayment: () => void;
}

/** The order may belong to another member, or have been used in another tab. */
const isRefused = (error: unknown) => error instanceof ApiError && [400, 404, 409].includes(error.status);

export function SaveProblem({ error, onRetry, onOtherPayment }: SaveProblemProps) {
  return (
    <FocusedNotice
      title={memberSaveFailed}
      text={failureText(error, "Your payment is safe, and nothing you entered is lost.")}
    >
      <ButtonRow>
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
        {isRefused(error) && <Button onClick={onOtherPayment}>Check the payment again</Button>}
      </ButtonRow>
    </FocusedNotice>
  );
}
