import type { ChosenCity } from "#web/entities/account/chosenCity.ts";

/** A participating city, with its state's two-letter code. */
export type City = ChosenCity;

/** Tells places apart: what was typed or sent for one is nothing for another. */
export const placeId = ({ city, state, zip = "" }: City): string => `${city} ${state} ${zip}`;

export interface CitySearch {
  readonly cities: readonly City[];
  /** Likely meant by a misspelled one. */
  readonly similar: readonly City[];
  readonly message: string | undefined;
  /** The message tells a failure. */
  readonly failed: boolean;
  /** What was meant, and the departments that take part there; undefined where no city was. */
  readonly meant?: { readonly place: City; readonly by: readonly string[] } | undefined;
}

export interface PlaceCheck {
  /** The last one that came. */
  readonly answer?: CitySearch | undefined;
  readonly isPending: boolean;
  /** The visitor pressed for it, and is led to its answer. */
  readonly isPressed: boolean;
}
