/** The radius is in kilometers. */
export interface Circle {
  readonly Lat: number;
  readonly Lng: number;
  readonly Km: number;
}

/** No more than of the sphere by which distances are measured: the box must hold the whole circle. */
const kilometersOfDegree = 111.19;

export const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** From the middle, in degrees. */
export function circleExtent({ Lat, Km }: Pick<Circle, "Lat" | "Km">): {
  readonly high: number;
  readonly wide: number;
} {
  const high = Km / kilometersOfDegree;
  // Its widest points lie nearer to the pole than its middle.
  const sine = Math.sin(inRadians(high)) / Math.max(0.01, Math.cos(inRadians(Lat)));
  return { high, wide: (Math.asin(Math.min(1, sine)) * 180) / Math.PI };
}
