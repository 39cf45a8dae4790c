/**
 * Dollars for each part of a text to a US number. Assumed: AWS and the carriers set fees apart, by the kind
 * of sending number. The first month's bill tells.
 */
const textPrice = 0.01;

export const textsFor = (dollars: number): number => Math.round(dollars / textPrice);
