/** The radius is in kilometers. */
export interface Circle {
  readonly Lat: number;
  readonly Lng: number;
  readonly Km: number;
}

const kilometersOfDegree = 111.2;

export const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far a circle reaches from its middle, in degrees. */
export function circleExtent({ Lat, Km }: Pick<Circle, "Lat" | "Km">): {
  readonly high: number;
  readonly wide: number;
} {
  const high = Km / kilometersOfDegree;
  return { high, wide: high / Math.max(0.01, Math.cos(inRadians(Lat))) };
}
