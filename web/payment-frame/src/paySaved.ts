import type { RequestOf } from "#shared/contract/call.ts";
import { payWithSavedCard } from "#shared/contract/payments.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import { CallFailure, post, reasonOf } from "./post.ts";

/** `asks`: the bank asks the card's owner. Nothing was charged. */
export interface CardRefusal {
  readonly reason: string;
  readonly asks: boolean;
}

/** The provider's page still takes the payment. */
const refusals: readonly (ErrorCode | undefined)[] = [
  "CARD_DECLINED",
  "CARD_EXPIRED",
  "CARD_NEEDS_CONFIRMATION",
  "CARD_NOT_SAVED",
];

type Report = (message: PaymentMessage, more?: { readonly refusal: CardRefusal }) => void;

/** The card may have been charged, or is being charged. */
const isUncertain = (error: unknown): boolean =>
  !(error instanceof CallFailure) ||
  error.status === 0 ||
  error.status >= 500 ||
  error.code === "SAVED_PAYMENT_UNDER_WAY";

function reportFailure(error: unknown, report: Report): void {
  const reason = reasonOf(error);
  const code = error instanceof CallFailure ? refusals.find((one) => one === error.code) : undefined;
  if (code) report({ action: "ABORT" }, { refusal: { reason, asks: code === "CARD_NEEDS_CONFIRMATION" } });
  else report({ action: "ERROR", reason, uncertain: isUncertain(error) });
}

export async function paySaved(payment: RequestOf<typeof payWithSavedCard>, report: Report): Promise<void> {
  report({ action: "FIRED", saved: true });
  try {
    const { OrderID: orderID, State } = await post(payWithSavedCard, payment);
    report({ action: "APPROVED", orderID, ...(State === "PAID" ? {} : { processing: true }) });
  } catch (error) {
    reportFailure(error, report);
  }
}
