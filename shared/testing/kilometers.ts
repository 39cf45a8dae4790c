export type Spot = readonly [lat: number, lng: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** By the law of cosines, unlike the product. */
export function kilometers([lat, lng]: Spot, [otherLat, otherLng]: Spot): number {
  const cosine =
    Math.sin(radians(lat)) * Math.sin(radians(otherLat)) +
    Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * Math.cos(radians(otherLng - lng));
  return 6_371 * Math.acos(Math.min(1, cosine));
}
