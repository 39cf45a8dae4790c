import * as z from "zod/mini";
import { call } from "./call.ts";

/** The cities of a state that take part; with `City`, those whose name begins with it. */
export const findLocations = call({
  method: "POST",
  path: "/locations",
  callers: "anyone",
  uses: ["records:query(PLACES)"],
  limits: [{ by: ["address"], times: 60, seconds: 60, failOpen: true }],
  request: z.strictObject({
    State: z.string().check(z.maxLength(60)),
    City: z.optional(z.string().check(z.maxLength(60))),
  }),
  response: z.object({
    data: z.object({ locations: z.array(z.object({ city: z.string(), state: z.string() })) }),
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
