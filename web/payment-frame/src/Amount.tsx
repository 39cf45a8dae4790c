import { formatDay } from "#shared/rules/dates.ts";
import type { FrameOffer } from "#shared/rules/payment/frameOffer.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";

export const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

interface Props {
  readonly price: PlanPrice;
  readonly offer: FrameOffer;
}

/** What a plan costs: each period, and today when that differs. */
export function Amount({ price, offer: { today, renews } }: Props) {
  const whole = `${dollars(price.dollars)} each ${price.interval}`;
  const from = renews ? ` Everyone in your family renews on the same day, next on ${formatDay(renews)}.` : "";
  if (today === undefined || today === price.dollars)
    return (
      <>
        <p className="price">
          {dollars(price.dollars)} <span className="muted">each {price.interval}</span>
        </p>
        {from && <p className="muted">{from.trim()}</p>}
      </>
    );
  return (
    <>
      <p className="price">
        {today > 0 ? dollars(today) : "Nothing"} <span className="muted">today, then {whole}</span>
      </p>
      <p className="muted">
        {today > 0 ? "Today you pay for the days until then." : "The days until then are free."}
        {from}
      </p>
    </>
  );
}
