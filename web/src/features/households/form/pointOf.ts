import type { Household } from "#shared/model/household.ts";

/** Its exactness is the server's to say. */
export const pointOf = (geo: Household["Geo"]) => (geo ? { Geo: { Lat: geo.Lat, Lng: geo.Lng } } : {});
