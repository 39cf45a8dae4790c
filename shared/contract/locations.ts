import * as z from "zod/mini";
import { zip } from "#shared/fields/address.ts";
import { coverage } from "#shared/model/coverage.ts";
import { call } from "./call.ts";
import { findLocationsPath } from "./earlyPaths.ts";

const listedCity = z.object({ city: z.string(), state: z.string() });

/**
 * A state's covered cities that begin with `City`. A ZIP code, in `Zip` or `City`, finds its city, as does a city or an
 * address with a state, "Detroit, MI". `Place` is the meant city, "" for a whole state; absent without a city, or with
 * an unknown ZIP code. `Similar`: cities to write instead.
 */
export const findLocations = call({
  method: "POST",
  path: findLocationsPath,
  callers: "anyone",
  uses: ["records:query(PLACES)", "geocoder"],
  limits: [{ by: ["address"], times: 60, seconds: 60, failOpen: true }],
  request: z.strictObject({
    State: z.string().check(z.maxLength(60)),
    City: z.optional(z.string().check(z.maxLength(60))),
    Zip: z.optional(zip),
  }),
  response: z.object({
    data: z.object({ locations: z.array(listedCity) }),
    Place: z.optional(listedCity),
    Coverage: z.optional(coverage),
    Similar: z.optional(z.array(listedCity)),
  }),
});

/** 200 when a function reaches the table, else 503. */
export const checkHealth = call({
  method: "GET",
  path: "/health",
  callers: "anyone",
  uses: ["records:get(HEALTH)"],
  request: z.strictObject({}),
  response: z.object({ Message: z.string() }),
});
