/**
 * In metres. The land of the neighbours is known to about a kilometre, and it ends a little before some shores:
 * without this margin Windsor would lie in its river.
 */
export const shoreMargin = 2_000;
