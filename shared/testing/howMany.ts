/** How often a test tries what it tries at random or in bulk: a few times in `npm test`, often in `npm run proof`. */
export const howMany = (usual: number, inProof: number): number => (process.env.PROOF ? inProof : usual);
