import * as z from "zod/mini";
import { city, state, zip } from "#shared/fields/address.ts";
import { geo } from "#shared/fields/household.ts";
import { id } from "#shared/fields/ids.ts";
import { alertTooLong, longestAlert } from "#shared/rules/registry/alert/longestAlert.ts";
import { readPolygon } from "#shared/rules/registry/readPolygon.ts";

const point = z.readonly(z.tuple([geo.shape.Lng, geo.shape.Lat]));

/** GeoJSON's coordinates: the outer ring, then holes. An open ring is closed. */
const polygon = z.pipe(
  z.array(z.array(point).check(z.maxLength(2_000))).check(z.maxLength(50)),
  z.transform((drawn, { issues }) => {
    const rings = readPolygon(drawn);
    if (typeof rings !== "string") return rings;
    issues.push({ code: "custom", input: drawn, message: rings });
    return z.NEVER;
  }),
);

export const mostKilometers = 200;

/** The five digits of the Census Bureau. */
const county = z.string().check(z.regex(/^\d{5}$/, "Please choose a county"));

/** CAP 1.2, as it was published. */
const alert = z.string().check(z.maxLength(longestAlert, alertTooLong));

/** Areas whose shapes only the server knows: `readArea` tells them. */
const named = [z.strictObject({ County: county }), z.strictObject({ Alert: alert })] as const;
export const namedArea = z.union(named);
export type NamedArea = z.output<typeof namedArea>;

/** A circle's radius is in kilometers. */
export const area = z.union([
  z.strictObject({ City: city, State: state }),
  z.strictObject({ Zip: zip }),
  z.strictObject({
    Circle: z.strictObject({
      ...geo.shape,
      Km: z
        .number()
        .check(z.positive("Please choose a radius"), z.maximum(mostKilometers, "Please choose at most 200 km")),
    }),
  }),
  z.strictObject({ Polygon: polygon }),
  ...named,
  /** Homes without an exact position, which no other drawn area has. */
  z.strictObject({ Unplaced: z.literal(true) }),
]);
/** Drawn coarsely: homes so near, in kilometers, count as inside. */
export const countyMargin = 2;

const ring = z.array(z.tuple([z.number(), z.number()]));

/** Of a named area, as a map shows it. */
export const areaShapes = z.object({
  /** Of each its rings as in GeoJSON: the outer one, then holes. */
  Polygons: z.array(z.array(ring)),
  Circles: z.array(z.object({ Lat: z.number(), Lng: z.number(), Km: z.number() })),
  /** Named counties and states: "Wayne, MI", "Michigan". */
  Names: z.array(z.string()),
});

/** For the person who decides whether to use it. Times have an offset. */
export const aboutAlert = z.object({
  Event: z.string(),
  Headline: z.optional(z.string()),
  Sender: z.string(),
  Sent: z.string(),
  /** When the message goes stale: the event may last longer. */
  Expires: z.optional(z.string()),
  /** The places in its own words. */
  Where: z.optional(z.string()),
  /** To be seen before it is used. */
  Warnings: z.array(z.string()),
  /** On how it was read. */
  Notes: z.array(z.string()),
});
export type AboutAlert = z.output<typeof aboutAlert>;

export type Area = z.output<typeof area>;

/** Also one that the department saved. */
export const askedArea = z.union([area, z.strictObject({ AreaID: id })]);
export type AskedArea = z.output<typeof askedArea>;
