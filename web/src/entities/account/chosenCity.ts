/** The city that a visitor chose on the first page. */
export interface ChosenCity {
  readonly city: string;
  readonly state: string;
}

/** The chosen city among what the router keeps with a page; undefined when none was chosen. */
export function chosenCity(kept: unknown): ChosenCity | undefined {
  const { city, state } = (kept ?? {}) as Partial<Record<keyof ChosenCity, unknown>>;
  return typeof city === "string" && typeof state === "string" ? { city, state } : undefined;
}
