import { type ComponentProps, useCallback, useEffect, useRef } from "react";
import type { RequestOf } from "#shared/contract/call.ts";
import type { startCheckout } from "#shared/contract/payments.ts";
import { dollarsOf, planNames } from "#shared/format/planText.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import type { FrameOffer } from "#shared/rules/payment/frameOffer.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";
import { Amount } from "./Amount.tsx";
import { usePayment } from "./usePayment.ts";

interface Props {
  readonly plan: RequestOf<typeof startCheckout>;
  readonly price: PlanPrice;
  readonly offer: FrameOffer;
  /** The embedding page's origin. */
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

/** Takes the focus from the button it replaces. */
function FocusedButton({ isNext, ...button }: ComponentProps<"button"> & { readonly isNext: boolean }) {
  const box = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNext) box.current?.focus();
  }, [isNext]);
  return <button ref={box} type="button" {...button} />;
}

type PaymentControls = ReturnType<typeof usePayment>;

/** Pays with the saved card, without a pop-up. */
function CardButton({ payment, payWithCard, today, card }: PaymentControls & { today: number; card: string }) {
  const isCharging = payment.action === "FIRED";
  const label = today > 0 ? `Pay ${dollarsOf(today)} with` : "Start with";
  return (
    <button type="button" className="button" aria-disabled={isCharging} onClick={() => payWithCard(today)}>
      {isCharging ? "Paying…" : `${label} the card ending ${card}`}
    </button>
  );
}

function PageButton({ payment, pay, label }: PaymentControls & { readonly label: string }) {
  const { action, refusal } = payment;
  return (
    <FocusedButton
      className={action === "FIRED" ? "button quiet" : "button"}
      onClick={pay}
      isNext={refusal !== undefined}
    >
      {action === "FIRED" ? "Show the payment window" : label}
    </FocusedButton>
  );
}

function Buttons({ today, card, ...paying }: PaymentControls & { today: number; card: string | undefined }) {
  const { action, saved, link, refusal } = paying.payment;
  const isPaged = action === "FIRED" && !saved;
  if (link || action === "APPROVED" || action === "ERROR") return null;
  if (card && !refusal && !isPaged)
    return (
      <>
        <CardButton {...paying} today={today} card={card} />
        {!saved && (
          <button type="button" className="button quiet" onClick={paying.pay}>
            Use another card
          </button>
        )}
      </>
    );
  const again = refusal?.asks ? "Confirm on the payment page" : "Use another card";
  const pay = today > 0 ? `Pay ${dollarsOf(today)}` : "Start the plan";
  return <PageButton {...paying} label={refusal ? again : pay} />;
}

export function PayForm({ plan, price, offer, parent }: Props) {
  const postToParent = useCallback((message: PaymentMessage) => window.parent.postMessage(message, parent), [parent]);
  const paying = usePayment(plan, postToParent);
  const { link, reason, refusal } = paying.payment;
  const { today = price.dollars, card } = offer;
  const wrong = reason ?? refusal?.reason;
  return (
    <>
      <h1>
        {planNames[price.plan]} plan, {price.first ? "first member" : "additional member"}
      </h1>
      <Amount price={price} offer={offer} />
      {/* The embedding page says the rest. */}
      <p className={wrong ? "status wrong" : "status"} role="status">
        {wrong ?? (link && "Your browser did not open the payment window. Open the page with this button:")}
      </p>
      {link && <PageLink href={link} onOpen={paying.open} />}
      <Buttons {...paying} today={today} card={card} />
      <p className="muted">
        {card ? "Another card" : "Paying"} opens a window of Stripe, our payment provider. Your card number goes to them
        and never to us. The plan renews each {price.interval} until you stop it on the Billing tab of your profile, or
        remove the member.
      </p>
    </>
  );
}
