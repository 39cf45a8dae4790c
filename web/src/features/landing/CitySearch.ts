/** A participating city, with its state's two-letter code. */
export interface City {
  readonly city: string;
  readonly state: string;
}

export interface CitySearch {
  readonly cities: readonly City[];
  /** Likely meant by a misspelled one. */
  readonly similar: readonly City[];
  readonly message: string | undefined;
  /** The message tells a failure. */
  readonly failed: boolean;
}
