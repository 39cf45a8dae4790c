const corners = 72;
const kilometersOfDegree = 111.2;

interface Circle {
  readonly Lat: number;
  readonly Lng: number;
  readonly Km: number;
}

/** A closed ring of longitudes and latitudes, as near as an eye can tell. */
export function circleRing({ Lat, Lng, Km }: Circle): [lng: number, lat: number][] {
  const high = Km / kilometersOfDegree;
  const wide = high / Math.max(0.01, Math.cos((Lat * Math.PI) / 180));
  return Array.from({ length: corners + 1 }, (_, at) => {
    const turn = ((at % corners) / corners) * 2 * Math.PI;
    return [Lng + wide * Math.sin(turn), Lat + high * Math.cos(turn)];
  });
}
