/** Chosen on the landing page. */
export interface ChosenCity {
  readonly city: string;
  readonly state: string;
}

export function chosenCity(routerState: unknown): ChosenCity | undefined {
  const { city, state } = (routerState ?? {}) as Partial<Record<keyof ChosenCity, unknown>>;
  return typeof city === "string" && typeof state === "string" ? { city, state } : undefined;
}
