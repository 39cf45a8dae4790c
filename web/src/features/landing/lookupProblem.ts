/** The missing input, if any. */
export function lookupProblem(state: string, city: string): string | undefined {
  if (state) return undefined;
  return city ? "Must provide a state with your city" : "Must provide State / city AND state";
}
