import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import type { PlanPrice } from "#shared/rules/pricing.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { dollarsOf, priceOf } from "./paymentText.ts";

interface Props {
  /** What the plan costs now. */
  readonly price: PlanPrice;
  /** What was shown for it before, in dollars. */
  readonly before: number;
}

/** Says that the price is another one than was shown when the plan was chosen, and why. */
export function PriceNotice({ price, before }: Props) {
  const because = price.first
    ? "no other member of your family is paid for"
    : "another member of your family is paid for";
  const sentence = `The price is ${priceOf(price)} now, because ${because}. Before, we showed ${dollarsOf(before)}.`;
  useEffect(() => announce(sentence), [sentence]);
  return <Typography sx={{ bgcolor: "soft.primary", borderRadius: "12px", p: 2 }}>{sentence}</Typography>;
}
