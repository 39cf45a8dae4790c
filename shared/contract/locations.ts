import * as z from "zod/mini";
import { zip } from "#shared/fields/address.ts";
import { coverage } from "#shared/model/coverage.ts";
import { call } from "./call.ts";

const listedCity = z.object({ city: z.string(), state: z.string() });

/**
 * The cities of a state that take part; with `City`, those whose name begins with it. A ZIP code, in `Zip` or in the
 * place of the city, finds its own city. `Place` is the city that was meant and `Coverage` who takes part in exactly
 * it; both are absent without a city, and where no city has the ZIP code. `Similar` are cities to offer instead of one
 * that is not found.
 */
export const findLocations = call({
  method: "POST",
  path: "/locations",
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
