import type { CitySearch } from "./CitySearch.ts";

export interface PlaceCheck {
  /** The last one that came. */
  readonly answer?: CitySearch | undefined;
  readonly isPending: boolean;
  /** The visitor pressed for it, and is led to its answer. */
  readonly isPressed: boolean;
}
