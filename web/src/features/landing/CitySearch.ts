/** A participating city, with its state's two-letter code. */
export interface City {
  readonly city: string;
  readonly state: string;
}

/** The result of a search for a city. */
export interface CitySearch {
  readonly cities: readonly City[];
  /** The city that was named exactly. */
  readonly exact: City | undefined;
  /** Cities that a misspelled one was likely meant for. */
  readonly similar: readonly City[];
  readonly message: string | undefined;
  /** Whether the message tells a failure. */
  readonly failed: boolean;
}
