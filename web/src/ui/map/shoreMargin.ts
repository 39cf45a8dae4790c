/**
 * In metres. The land of the neighbours is known to about a kilometre, drawn a little coarser, and it ends before some
 * shores: without this margin Windsor would lie in its river.
 */
export const shoreMargin = 2_500;
