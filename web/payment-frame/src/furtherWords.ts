import { dollarsOf } from "#shared/format/planText.ts";

/** The saved card, by its last digits; one that is kept once typed; one that pays this time only. */
export type CardToPay = { readonly saved: string } | "kept" | "once";

interface FurtherPayments {
  readonly others: number;
  /** In dollars, as `first`. */
  readonly each: number;
  readonly first: number;
}

export function furtherWords({ others, each, first }: FurtherPayments, card: CardToPay): string {
  const further = others === 1 ? `${dollarsOf(each)} for one more` : `${dollarsOf(each)} each for ${others} more`;
  if (card === "once")
    return `${dollarsOf(first)} today, for the first person alone. You then type a card for each further person: ${further}.`;
  const sum = `${dollarsOf(first + others * each)} today: ${dollarsOf(first)} for the first person, then ${further}.`;
  if (card === "kept")
    return `${sum} The payment window asks for the first ${dollarsOf(first)}; the same card then pays the rest.`;
  return `${sum} The card ending ${card.saved} pays it all.`;
}

/** Beside a saved card, another one is not kept. */
export const otherCardWords = (first: number): string =>
  `Another card pays ${dollarsOf(first)} for the first person alone. The others wait until you pay for them.`;
