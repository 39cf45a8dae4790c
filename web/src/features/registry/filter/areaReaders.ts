import * as z from "zod/mini";
import { city, state, zip } from "#shared/fields/address.ts";
import { geo } from "#shared/fields/household.ts";
import { id } from "#shared/fields/ids.ts";
import { mostKilometers } from "#shared/model/registry/area.ts";
import type { Point } from "#shared/rules/registry/Ring.ts";
import { readPolygon } from "#shared/rules/registry/readPolygon.ts";
import { keptAlert } from "./alert/keptAlerts.ts";

export const numberOf = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

const ringOf = (text: string): Point[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((corner) => {
      const [lng = Number.NaN, lat = Number.NaN] = corner.split(",").map(numberOf);
      return [lng, lat];
    });

/** Issues the sentence that `read` returns in place of a value. */
export function readAs<T>(read: (text: string) => T | string) {
  return z.pipe(
    z.string(),
    z.transform((input, { issues }): T => {
      const value = read(input);
      if (typeof value !== "string") return value;
      issues.push({ code: "custom", input, message: value });
      return z.NEVER;
    }),
  );
}

const center = readAs((text) => {
  const [Lat = Number.NaN, Lng = Number.NaN] = text.split(",").map(numberOf);
  return geo.safeParse({ Lat, Lng }).data ?? "Press on the map, or type latitude and longitude: 42.3314, -83.0458";
});

const km = readAs((text) => {
  const value = numberOf(text);
  return value > 0 && value <= mostKilometers ? value : `Please choose a radius of at most ${mostKilometers} km`;
});

const polygon = readAs((text) => {
  const ring = ringOf(text);
  if (ring.length === 0 || ring.flat().some(Number.isNaN)) return "Please draw the area on the map";
  const read = readPolygon([ring]);
  return typeof read === "string" ? read : [ring];
});

/** The fields of each kind of area. */
export const areaReaders = {
  ALL: z.pipe(
    z.object({}),
    z.transform(() => undefined),
  ),
  PLACE: z.pipe(
    z.object({ city, state }),
    z.transform(({ city: City, state: State }) => ({ City, State })),
  ),
  ZIP: z.pipe(
    z.object({ zip }),
    z.transform(({ zip: Zip }) => ({ Zip })),
  ),
  CIRCLE: z.pipe(
    z.object({ center, km }),
    z.transform(({ center: at, km: Km }) => ({ Circle: { ...at, Km } })),
  ),
  DRAWN: z.pipe(
    z.object({ polygon }),
    z.transform(({ polygon: Polygon }) => ({ Polygon })),
  ),
  COUNTY: z.pipe(
    z.object({ county: readAs((text) => (/^\d{5}$/.test(text) ? { number: text } : "Please choose a county")) }),
    z.transform(({ county: { number: County } }) => ({ County })),
  ),
  ALERT: z.pipe(
    z.object({
      alert: readAs((id) => {
        const text = keptAlert(id);
        return text === undefined ? "Please read an alert, look at it, and press “Use this area”" : { text };
      }),
    }),
    z.transform(({ alert: { text: Alert } }) => ({ Alert })),
  ),
  SAVED: z.pipe(
    z.object({ saved: readAs((text) => (id.safeParse(text).success ? { id: text } : "Please choose a saved area")) }),
    z.transform(({ saved }) => ({ AreaID: saved.id })),
  ),
  UNPLACED: z.pipe(
    z.object({}),
    z.transform(() => ({ Unplaced: true as const })),
  ),
} as const;
