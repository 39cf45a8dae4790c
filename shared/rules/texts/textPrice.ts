/**
 * What a text to a US number costs, in dollars for each of its parts. It is assumed: AWS and the carriers set their
 * fees apart, and by the kind of number that texts are sent from. The bill of the first month tells.
 */
export const textPrice = {
  dollars: 0.01,
  source: "assumed: AWS's fee and the carrier's together",
  date: "2026-11-23",
} as const;

/** The texts that so many dollars pay for. */
export const textsFor = (dollars: number): number => Math.round(dollars / textPrice.dollars);
