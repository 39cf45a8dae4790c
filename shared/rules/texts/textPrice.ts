/**
 * Dollars for each part of a text to a US number. It is assumed: AWS and the carriers set their fees apart, and by the
 * kind of number that texts are sent from. The bill of the first month tells.
 */
const textPrice = 0.01;

/** The texts that so many dollars pay for. */
export const textsFor = (dollars: number): number => Math.round(dollars / textPrice);
