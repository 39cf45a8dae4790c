/**
 * How often a test tries what it tries at random or in bulk: a few times in `npm test`, often in `npm run proof`, in
 * the part of it that PROOF_SHARE asks for.
 */
export function howMany(usual: number, inProof: number): number {
  const { PROOF, PROOF_SHARE = 1 } = process.env;
  return PROOF ? Math.max(usual, Math.round(inProof * Number(PROOF_SHARE))) : usual;
}

/** A few of many cases in `npm test`, evenly spread from the first on; all of them in `npm run proof`. */
export function sampleOf<Case>(cases: readonly Case[], usual: number): Case[] {
  const share = Math.min(1, howMany(usual, cases.length) / cases.length);
  return cases.filter((_, at) => Math.floor(at * share) !== Math.floor((at - 1) * share));
}
