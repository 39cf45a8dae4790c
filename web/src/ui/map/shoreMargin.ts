/**
 * Metres. The neighbours' land is known to a kilometre and ends before some shores: without it Windsor would
 * lie in its river.
 */
export const shoreMargin = 2_500;
