import { type ComponentProps, useEffect, useId, useRef } from "react";
import { dollarsOf } from "#shared/format/planText.ts";
import { otherCardWords } from "./furtherWords.ts";
import { offersCard, type usePayment } from "./usePayment.ts";

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

interface Props extends PaymentControls {
  /** With the further people, in dollars. */
  readonly total: number;
  readonly today: number;
  readonly others: number;
  readonly card: string | undefined;
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
}

/** Ticked until its owner says no. */
function KeepBox({ isKept, onKeep, isForOthers }: Pick<Props, "isKept" | "onKeep"> & { isForOthers: boolean }) {
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

/** `words` where it pays for less than the button above it. */
function OtherCardButton({ pay, words }: { readonly pay: () => void; readonly words: string | undefined }) {
  const id = useId();
  return (
    <>
      <button type="button" className="button quiet" aria-describedby={words && id} onClick={pay}>
        Use another card
      </button>
      {words && (
        <p id={id} className="muted">
          {words}
        </p>
      )}
    </>
  );
}

export function PayButtons({ total, today, card, isKept, onKeep, others, ...paying }: Props) {
  const { action, saved, link, refusal } = paying.payment;
  const isForOthers = others > 0;
  const otherWords = isForOthers && !isKept ? otherCardWords(today) : undefined;
  if (link || action === "APPROVED" || action === "ERROR") return null;
  if (card && offersCard(paying.payment))
    return (
      <>
        <CardButton {...paying} today={total} first={today} card={card} />
        {!saved && <OtherCardButton pay={paying.pay} words={otherWords} />}
      </>
    );
  const again = refusal?.asks ? "Confirm on the payment page" : "Use another card";
  const sum = isKept ? total : today;
  const pay = sum > 0 ? `Pay ${dollarsOf(sum)}` : "Start the plan";
  return (
    <>
      {action !== "FIRED" && <KeepBox isKept={isKept} onKeep={onKeep} isForOthers={isForOthers} />}
      <PageButton {...paying} label={refusal ? again : pay} />
    </>
  );
}
