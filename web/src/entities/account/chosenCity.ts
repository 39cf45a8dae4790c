/** Chosen on the landing page. */
export interface ChosenCity {
  readonly city: string;
  readonly state: string;
  /** Where it was found by one. */
  readonly zip?: string | undefined;
}

export function chosenCity(routerState: unknown): ChosenCity | undefined {
  const { city, state, zip } = (routerState ?? {}) as Partial<Record<keyof ChosenCity, unknown>>;
  if (typeof city !== "string" || typeof state !== "string") return undefined;
  return { city, state, ...(typeof zip === "string" && { zip }) };
}
