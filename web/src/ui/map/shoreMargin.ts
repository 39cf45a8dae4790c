/**
 * Metres. The neighbours' land is known to about a kilometre, drawn coarser, and ends before some shores:
 * without this margin Windsor would lie in its river.
 */
export const shoreMargin = 2_500;
