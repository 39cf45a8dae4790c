/** Few in `npm test`, many in `npm run proof`, times PROOF_SHARE. */
export function howMany(usual: number, inProof: number): number {
  const { PROOF, PROOF_SHARE = 1 } = process.env;
  return PROOF ? Math.max(usual, Math.round(inProof * Number(PROOF_SHARE))) : usual;
}

/** A few cases in `npm test`, evenly spread from the first on; all in `npm run proof`. */
export function sampleOf<Case>(cases: readonly Case[], usual: number): Case[] {
  const share = Math.min(1, howMany(usual, cases.length) / cases.length);
  return cases.filter((_, at) => Math.floor(at * share) !== Math.floor((at - 1) * share));
}
