import { useCallback, useEffect, useRef, useState } from "react";
import type { RequestOf } from "#shared/contract/call.ts";
import type { startCheckout } from "#shared/contract/payments.ts";
import { planNames } from "#shared/format/planText.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import type { FrameOffer } from "#shared/rules/payment/frameOffer.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";
import { Amount } from "./Amount.tsx";
import { type CardToPay, furtherWords } from "./furtherWords.ts";
import { PayButtons } from "./PayButtons.tsx";
import { offersCard, type PaymentState, usePayment } from "./usePayment.ts";

interface Props {
  readonly plan: Pick<RequestOf<typeof startCheckout>, "Token" | "PlanID">;
  readonly price: PlanPrice;
  readonly offer: FrameOffer;
  readonly parent: string;
}

/** For a browser that opened no window. */
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

function cardToPay(payment: PaymentState, saved: string | undefined, isKept: boolean): CardToPay {
  if (saved && offersCard(payment)) return { saved };
  return isKept ? "kept" : "once";
}

export function PayForm({ plan, price, offer, parent }: Props) {
  const postToParent = useCallback((message: PaymentMessage) => window.parent.postMessage(message, parent), [parent]);
  const { today = price.dollars, card, others = 0, each = 0 } = offer;
  const [isKept, setKept] = useState(card === undefined);
  const paying = usePayment(plan, { keep: isKept, forOthers: others > 0 }, postToParent);
  const { link, reason, refusal } = paying.payment;
  const wrong = reason ?? refusal?.reason;
  const total = today + others * each;
  return (
    <>
      <h1>
        {planNames[price.plan]} plan, {price.first ? "first member" : "additional member"}
      </h1>
      <Amount price={price} offer={offer} />
      {others > 0 && <p>{furtherWords({ others, each, first: today }, cardToPay(paying.payment, card, isKept))}</p>}
      {/* The embedding page says the rest. */}
      <p className={wrong ? "status wrong" : "status"} role="status">
        {wrong ?? (link && "Your browser did not open the payment window. Open the page with this button:")}
      </p>
      {link && <PageLink href={link} onOpen={paying.open} />}
      <PayButtons
        {...paying}
        total={total}
        today={today}
        others={others}
        card={card}
        isKept={isKept}
        onKeep={setKept}
      />
      <p className="muted">
        {card ? "Another card" : "Paying"} opens a window of Stripe, our payment provider. Your card number goes to them
        and never to us. {others > 0 ? "Each plan" : "The plan"} renews each {price.interval} until you stop it on the
        Billing tab of your profile, or remove the member.
      </p>
    </>
  );
}
