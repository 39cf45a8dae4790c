import { type ComponentProps, useCallback, useEffect, useRef, useState } from "react";
import type { RequestOf } from "#shared/contract/call.ts";
import type { startCheckout } from "#shared/contract/payments.ts";
import { dollarsOf, planNames } from "#shared/format/planText.ts";
import type { PaymentMessage } from "#shared/model/paymentMessage.ts";
import type { FrameOffer } from "#shared/rules/payment/frameOffer.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";
import { Amount } from "./Amount.tsx";
import { usePayment } from "./usePayment.ts";

interface Props {
  readonly plan: Pick<RequestOf<typeof startCheckout>, "Token" | "PlanID">;
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

interface CardCharge {
  /** With the further people, in dollars. */
  readonly today: number;
  readonly first: number;
  readonly card: string;
}

/** Pays with the saved card, without a pop-up. */
function CardButton({ payment, payWithCard, today, first, card }: PaymentControls & CardCharge) {
  const isCharging = payment.action === "FIRED";
  const label = today > 0 ? `Pay ${dollarsOf(today)} with` : "Start with";
  return (
    <button type="button" className="button" aria-disabled={isCharging} onClick={() => payWithCard(first)}>
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

interface ButtonsProps extends PaymentControls {
  /** With the further people, in dollars. */
  readonly total: number;
  readonly today: number;
  readonly card: string | undefined;
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
}

/** Ticked until its owner says no. */
function KeepBox({ isKept, onKeep, isForOthers }: Pick<ButtonsProps, "isKept" | "onKeep"> & { isForOthers: boolean }) {
  return (
    <label className="box">
      <input type="checkbox" checked={isKept} onChange={({ target }) => onKeep(target.checked)} />
      <span>
        Keep this card for the next payments
        <span className="muted">
          {isForOthers
            ? "It then pays for the further people at once. Without it you type a card for each of them."
            : "It then pays for the next person with one press, and only when you press."}{" "}
          You can remove it on the Billing tab of your profile.
        </span>
      </span>
    </label>
  );
}

function Buttons({ total, today, card, isKept, onKeep, ...paying }: ButtonsProps) {
  const { action, saved, link, refusal } = paying.payment;
  const isPaged = action === "FIRED" && !saved;
  if (link || action === "APPROVED" || action === "ERROR") return null;
  if (card && !refusal && !isPaged)
    return (
      <>
        <CardButton {...paying} today={total} first={today} card={card} />
        {!saved && (
          <button type="button" className="button quiet" onClick={paying.pay}>
            Use another card
          </button>
        )}
      </>
    );
  const again = refusal?.asks ? "Confirm on the payment page" : "Use another card";
  const sum = isKept ? total : today;
  const pay = sum > 0 ? `Pay ${dollarsOf(sum)}` : "Start the plan";
  return (
    <>
      {!isPaged && <KeepBox isKept={isKept} onKeep={onKeep} isForOthers={total > today} />}
      <PageButton {...paying} label={refusal ? again : pay} />
    </>
  );
}

function Further({ others, each, first }: { others: number; each: number; first: number }) {
  const further = others === 1 ? `${dollarsOf(each)} for one more` : `${dollarsOf(each)} each for ${others} more`;
  return (
    <p>
      {dollarsOf(first + others * each)} today: {dollarsOf(first)} for the first person, then {further}. The payment
      window asks for the first {dollarsOf(first)}; the same card then pays the rest.
    </p>
  );
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
      {others > 0 && <Further others={others} each={each} first={today} />}
      {/* The embedding page says the rest. */}
      <p className={wrong ? "status wrong" : "status"} role="status">
        {wrong ?? (link && "Your browser did not open the payment window. Open the page with this button:")}
      </p>
      {link && <PageLink href={link} onOpen={paying.open} />}
      <Buttons {...paying} total={total} today={today} card={card} isKept={isKept} onKeep={setKept} />
      <p className="muted">
        {card ? "Another card" : "Paying"} opens a window of Stripe, our payment provider. Your card number goes to them
        and never to us. {others > 0 ? "Each plan" : "The plan"} renews each {price.interval} until you stop it on the
        Billing tab of your profile, or remove the member.
      </p>
    </>
  );
}
