/** The part of the full counts that a run tries; less than 1 while a suite is developed. */
export const share = Number(process.env.PROOF_SHARE ?? 1);

/** A count of the full run, in this run's share; at least one. */
export const shareOf = (full: number): number => Math.max(1, Math.round(full * share));
