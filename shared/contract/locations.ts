import * as z from "zod/mini";
import { call } from "./call.ts";

/** The cities that take part, of a state, or those whose name begins with `City`. */
export const findLocations = call({
  method: "POST",
  path: "/locations",
  callers: "anyone",
  uses: ["records:query"],
  limits: [{ by: ["address"], times: 60, seconds: 60, failOpen: true }],
  request: z.strictObject({
    State: z.string().check(z.maxLength(60)),
    City: z.optional(z.string().check(z.maxLength(60))),
  }),
  response: z.object({
    data: z.object({ locations: z.array(z.object({ city: z.string(), state: z.string() })) }),
  }),
});

/** Whether the functions reach the table: 200, or 503. */
export const checkHealth = call({
  method: "GET",
  path: "/health",
  callers: "anyone",
  uses: ["records:get"],
  request: z.strictObject({}),
  response: z.object({ Message: z.string() }),
});
