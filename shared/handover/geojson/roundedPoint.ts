import type { Point } from "geojson";

interface Place {
  readonly Lat: number;
  readonly Lng: number;
}

/** Five decimals are a metre, three a block. GeoJSON writes the longitude first. */
export function roundedPoint(place: Place | undefined, decimals: number): Point | null {
  const round = (degrees: number) => Number(degrees.toFixed(decimals));
  return place ? { type: "Point", coordinates: [round(place.Lng), round(place.Lat)] } : null;
}
