/** Longitude first, as in GeoJSON. */
export type Point = readonly [lng: number, lat: number];
export type Ring = readonly Point[];
