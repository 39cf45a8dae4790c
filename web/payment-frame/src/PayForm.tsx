import { useCallback } from "react";
import type { RequestOf } from "#shared/contract/call.ts";
import type { startCheckout } from "#shared/contract/payments.ts";
import type { PaymentAction, PaymentMessage } from "#shared/model/paymentMessage.ts";
import type { PlanPrice } from "#shared/rules/pricing.ts";
import { type Payment, usePayment } from "./usePayment.ts";

interface Props {
  readonly plan: RequestOf<typeof startCheckout>;
  readonly price: PlanPrice;
  /** The origin of the page around the frame. */
  readonly parent: string;
}

/** What only the frame knows: the rest is said by the page around it, once. */
function Notice({ payment: { sentence, link } }: { readonly payment: Payment }) {
  const blocked = link && "Your browser did not open the payment window. Use this button:";
  return (
    <p className={sentence ? "status wrong" : "status"} role="status">
      {sentence ?? blocked}
    </p>
  );
}

/** The plan, its price, and the button that opens the provider's page. */
export function PayForm({ plan, price, parent }: Props) {
  const tell = useCallback(
    (action: PaymentAction, orderID?: string) => {
      const message: PaymentMessage = { action, ...(orderID && { orderID }) };
      window.parent.postMessage(message, parent);
    },
    [parent],
  );
  const { payment, pay } = usePayment(plan, tell);
  const amount = `$${price.dollars.toFixed(2)}`;
  const done = payment.action === "APPROVED";
  return (
    <>
      <h1>
        {price.plan === 1 ? "Monthly" : "Yearly"} plan, {price.first ? "first member" : "additional member"}
      </h1>
      <p className="price">
        {amount} <span className="muted">each {price.interval}</span>
      </p>
      <Notice payment={payment} />
      {payment.link && (
        <a className="button" href={payment.link} target="_blank" rel="noopener opener">
          Open the payment page
        </a>
      )}
      {!done && (
        <button
          type="button"
          className={payment.action === "FIRED" ? "button quiet" : "button"}
          onClick={pay}
        >
          {payment.action ? "Start the payment again" : `Pay ${amount}`}
        </button>
      )}
      <p className="muted">
        Paying opens a window of Stripe, our payment provider. Your card number goes to them and never to us.
      </p>
    </>
  );
}
