import { dollarsOf, priceOf } from "#shared/format/planText.ts";
import { formatDay } from "#shared/rules/dates.ts";
import type { FrameOffer } from "#shared/rules/payment/frameOffer.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";

interface Props {
  readonly price: PlanPrice;
  readonly offer: FrameOffer;
}

/** Until the renewal day, where it is not a whole period's price. */
function Share({ price, today, renews }: { price: PlanPrice; today: number; renews: string | undefined }) {
  const until = renews ? `the days until ${formatDay(renews)}` : "the days until your family's renewal day";
  return (
    <>
      <p className="price">
        {today > 0 ? dollarsOf(today) : "Nothing"} <span className="muted">today, then {priceOf(price)}</span>
      </p>
      <p className="muted">
        {today > 0 ? `Today you pay for ${until}.` : `Nothing is charged for ${until}.`} This plan then renews on your
        family's renewal day.
      </p>
    </>
  );
}

export function Amount({ price, offer: { today, renews } }: Props) {
  if (today !== undefined && today !== price.dollars) return <Share price={price} today={today} renews={renews} />;
  return (
    <>
      <p className="price">
        {dollarsOf(price.dollars)} <span className="muted">each {price.interval}</span>
      </p>
      {renews && <p className="muted">This plan renews on your family's renewal day, next on {formatDay(renews)}.</p>}
    </>
  );
}
