import { ApiError } from "#web/api/ApiError.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { failureText, memberSaveFailed } from "../person/failureText.ts";

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** After a refused order. */
  readonly onOtherPayment: () => void;
}

/** The order may belong to another member, or have been used in another tab. */
const isRefused = (error: unknown) => error instanceof ApiError && [400, 404, 409].includes(error.status);

export function SaveProblem({ error, onRetry, onOtherPayment }: Props) {
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
