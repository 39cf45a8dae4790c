import { type Circle, circleExtent } from "#shared/rules/registry/circleExtent.ts";

const corners = 72;

/** Closed; as near as an eye can tell. */
export function circleRing({ Lat, Lng, Km }: Circle): [lng: number, lat: number][] {
  const { high, wide } = circleExtent({ Lat, Km });
  return Array.from({ length: corners + 1 }, (_, at) => {
    const turn = ((at % corners) / corners) * 2 * Math.PI;
    return [Lng + wide * Math.sin(turn), Lat + high * Math.cos(turn)];
  });
}
