import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { dollarsOf, priceOf } from "#shared/format/planText.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";
import { announce } from "#web/ui/feedback/announce.ts";

interface Props {
  readonly price: PlanPrice;
  /** Shown before, in dollars. */
  readonly before: number;
}

export function PriceNotice({ price, before }: Props) {
  const because = price.first
    ? "no other member of your family is paid for"
    : "another member of your family is paid for";
  const sentence = `The price is ${priceOf(price)} now, because ${because}. Before, we showed ${dollarsOf(before)}.`;
  useEffect(() => announce(sentence), [sentence]);
  return <Typography sx={{ bgcolor: "soft.primary", borderRadius: "12px", p: 2 }}>{sentence}</Typography>;
}
