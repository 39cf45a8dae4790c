/** Less than 1 while a suite is developed. */
export const share = Number(process.env.PROOF_SHARE ?? 1);

/** At least one. */
export const shareOf = (full: number): number => Math.max(1, Math.round(full * share));
