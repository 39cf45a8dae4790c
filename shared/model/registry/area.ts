import * as z from "zod/mini";
import { city, state, zip } from "#shared/fields/address.ts";
import { geo } from "#shared/fields/household.ts";
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
  /** Homes without an exact position, which no other drawn area has. */
  z.strictObject({ Unplaced: z.literal(true) }),
]);
export type Area = z.output<typeof area>;
