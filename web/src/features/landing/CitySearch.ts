import type { ChosenCity } from "#web/entities/account/chosenCity.ts";

/** With its state's two-letter code. */
export type City = ChosenCity;

/** Tells places apart: text typed or sent for one is not for another. */
export const placeId = ({ city, state, zip = "" }: City): string => `${city} ${state} ${zip}`;

export interface CitySearch {
  readonly cities: readonly City[];
  /** Likely meant by a misspelling. */
  readonly similar: readonly City[];
  readonly message: string | undefined;
  /** The message tells a failure. */
  readonly failed: boolean;
  /** The meant city, and the departments that take part there. */
  readonly meant?: { readonly place: City; readonly by: readonly string[] } | undefined;
}

export interface PlaceCheck {
  /** The latest. */
  readonly answer?: CitySearch | undefined;
  readonly isPending: boolean;
  /** The visitor pressed for it, and is led to its answer. */
  readonly isPressed: boolean;
}
