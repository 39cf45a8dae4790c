/**
 * Metres. The neighbours' land, known to a kilometre, ends before some shores: without it Windsor would lie in its
 * river.
 */
export const shoreMargin = 2_500;
