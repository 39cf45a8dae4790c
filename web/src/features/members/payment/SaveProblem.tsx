import { ApiError } from "#web/api/ApiError.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { failureText, memberSaveFailed } from "../person/failureText.ts";

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Where the order itself is refused: asks again what there is to pay with. */
  readonly onOtherPayment: () => void;
}

/** The order may be no good: it is another one's, or it was used meanwhile in another tab. */
const isRefused = (error: unknown) => error instanceof ApiError && [400, 404, 409].includes(error.status);

/** The payment was made and could not be used: why, and that neither it nor a word is lost. */
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
