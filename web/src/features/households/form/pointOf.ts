import type { Household } from "#shared/model/household.ts";

/** A position as requests take it: how exact it is, is the server's to say. */
export const pointOf = (geo: Household["Geo"]) => (geo ? { Geo: { Lat: geo.Lat, Lng: geo.Lng } } : {});
