import type { City } from "./CitySearch.ts";

/** Tells places apart: what was typed or sent for one is nothing for another. */
export const placeId = ({ city, state, zip = "" }: City): string => `${city} ${state} ${zip}`;
