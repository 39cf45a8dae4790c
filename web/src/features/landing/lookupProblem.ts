/** The missing input of a lookup; undefined when it is complete. */
export function lookupProblem(state: string, city: string): string | undefined {
  if (state) return undefined;
  return city ? "Must provide a state with your city" : "Must provide State / city AND state";
}
