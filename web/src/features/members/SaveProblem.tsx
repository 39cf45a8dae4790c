import { messages } from "#shared/fields.ts";
import { ApiError, sentenceOf } from "#web/api/ApiError.ts";
import { Button } from "#web/ui/Button.tsx";
import { Problem } from "./Problem.tsx";

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Where the order itself is refused: asks again what there is to pay with. */
  readonly onOtherPayment: () => void;
}

/** The order is another one's, or it was used meanwhile in another tab. */
const orderRefused = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status);

/** The member could not be saved after the payment: why, and that neither the payment nor a word is lost. */
export function SaveProblem({ error, onRetry, onOtherPayment }: Props) {
  return (
    <Problem
      title={messages.memberSaveFailed}
      text={
        <>
          {sentenceOf(error)} Your payment is safe and everything you typed is still here.
          {error instanceof ApiError && error.requestId && ` Reference: ${error.requestId}`}
        </>
      }
    >
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
      {orderRefused(error) && <Button onClick={onOtherPayment}>Check the payment again</Button>}
    </Problem>
  );
}
