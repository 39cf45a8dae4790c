import { VisibleError } from "#lambdas/errors.ts";
import { type Area, countyMargin, type NamedArea } from "#shared/model/registry/area.ts";
import { type AlertArea, readAlert, unreadCodes } from "#shared/rules/registry/alert/readAlert.ts";
import { type Circle, circleExtent } from "#shared/rules/registry/circleExtent.ts";
import type { Ring } from "#shared/rules/registry/Ring.ts";
import { type NamedShape, shapeOf } from "./countyAtlas.ts";
import type { BoundingBox, Shape } from "./Shape.ts";

function circleShape(circle: Circle): Shape {
  const { high, wide } = circleExtent(circle);
  const { Lat, Lng } = circle;
  return { ...circle, bounds: [Lat - high, Lng - wide, Lat + high, Lng + wide] };
}

function boundsOf(ring: Ring, margin: number): BoundingBox {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const { high } = circleExtent({ Lat: 0, Km: margin });
  // The widest: a degree of longitude is shortest farthest from the equator.
  const { wide } = circleExtent({ Lat: Math.max(Math.abs(south), Math.abs(north)), Km: margin });
  return [south - high, Math.min(...lngs) - wide, north + high, Math.max(...lngs) + wide];
}

// A copy in GeoJSON's own types, once: each of thousands of homes is compared with it.
const polygonShape = (rings: readonly Ring[], margin: number = 0): Shape => ({
  polygon: { type: "Polygon", coordinates: rings.map((ring) => ring.map(([lng, lat]) => [lng, lat])) },
  margin,
  bounds: boundsOf(rings[0] ?? [], margin),
});

const namedShapes = (named: readonly NamedShape[]): Shape[] =>
  named.flatMap(({ polygons }) => polygons.map((rings) => polygonShape(rings, countyMargin)));

export interface ReadArea {
  readonly shapes: readonly Shape[];
  readonly named: readonly NamedShape[];
  readonly alert?: AlertArea["about"];
}

const refuse = (sentence: string) => new VisibleError("INVALID_REQUEST", sentence);

function alertArea(text: string): ReadArea {
  const alert = readAlert(text, Date.now());
  if (typeof alert === "string") throw refuse(alert);
  const { rings, circles, states, counties, about } = alert;
  const found = [...states, ...counties].map((number) => ({ number, shape: shapeOf(number) }));
  const named = found.flatMap(({ shape }) => (shape ? [shape] : []));
  const unknown = found.flatMap(({ number, shape }) => (shape ? [] : [number]));
  const shapes = [...rings.map((ring) => polygonShape([ring])), ...circles.map(circleShape), ...namedShapes(named)];
  if (shapes.length === 0)
    throw refuse(
      `The alert's counties are not known: ${unknown.join(", ")}. Please draw the area, or choose its county.`,
    );
  const warnings = unknown.length > 0 ? [unreadCodes(unknown)] : [];
  return { shapes, named, alert: { ...about, Warnings: [...about.Warnings, ...warnings] } };
}

/** Throws INVALID_REQUEST with a sentence for an alert that cannot be used, or an unknown county. */
export function readShapes(area: NamedArea): ReadArea {
  if ("Alert" in area) return alertArea(area.Alert);
  const county = shapeOf(area.County);
  if (!county) throw refuse("Please choose a county");
  return { shapes: namedShapes([county]), named: [county] };
}

/** Whether homes without an exact position may lie in an area. */
export const isShape = (area: Area | undefined): boolean =>
  area !== undefined && ["Circle", "Polygon", "County", "Alert"].some((kind) => kind in area);

/** Undefined for an area that is no shape on the map. Throws as `readShapes`. */
export function shapesOf(area: Area | undefined): readonly Shape[] | undefined {
  if (!area) return undefined;
  if ("Circle" in area) return [circleShape(area.Circle)];
  if ("Polygon" in area) return [polygonShape(area.Polygon)];
  return "County" in area || "Alert" in area ? readShapes(area).shapes : undefined;
}
