import { useCallback, useEffect, useRef } from "react";
import type { RequestOf } from "#shared/contract/call.ts";
import type { startCheckout } from "#shared/contract/payments.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";
import { usePayment } from "./usePayment.ts";

interface Props {
  readonly plan: RequestOf<typeof startCheckout>;
  readonly price: PlanPrice;
  /** The origin of the page around the frame. */
  readonly parent: string;
}

/** The link to the provider's page where the browser did not open a window. */
function PageLink({ href, onOpen }: { readonly href: string; readonly onOpen: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  // The button that had the focus is gone.
  useEffect(() => link.current?.focus(), []);
  return (
    <a ref={link} className="button" href={href} target="_blank" rel="noopener" onClick={onOpen}>
      Open the payment page
    </a>
  );
}

/** The plan, its price, and the button that opens the provider's page. */
export function PayForm({ plan, price, parent }: Props) {
  const postToParent = useCallback(
    (message: PaymentMessage) => window.parent.postMessage(message, parent),
    [parent],
  );
  const { payment, pay, open } = usePayment(plan, postToParent);
  const { action, link, reason } = payment;
  const amount = `$${price.dollars.toFixed(2)}`;
  const isOver = action === "APPROVED" || action === "ERROR";
  return (
    <>
      <h1>
        {price.plan === 1 ? "Monthly" : "Yearly"} plan, {price.first ? "first member" : "additional member"}
      </h1>
      <p className="price">
        {amount} <span className="muted">each {price.interval}</span>
      </p>
      {/* Only what this page alone knows: the embedding page says the rest. */}
      <p className={reason ? "status wrong" : "status"} role="status">
        {reason ?? (link && "Your browser did not open the payment window. Open the page with this button:")}
      </p>
      {link && <PageLink href={link} onOpen={open} />}
      {!link && !isOver && (
        <button type="button" className={action === "FIRED" ? "button quiet" : "button"} onClick={pay}>
          {action === "FIRED" ? "Show the payment window" : `Pay ${amount}`}
        </button>
      )}
      <p className="muted">
        Paying opens a window of Stripe, our payment provider. Your card number goes to them and never to us.
        The plan renews each {price.interval} until you remove the member.
      </p>
    </>
  );
}
