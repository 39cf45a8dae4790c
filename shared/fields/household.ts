import * as z from "zod/mini";
import { note, required } from "./text.ts";

export const populateRequired = "Please populate required fields";
export const householdName = required(populateRequired, 60);

/** A short text on one line that may be left out. */
export const line = (max: number) =>
  note(max).check(z.overwrite((text: string) => text.replace(/\s+/g, " ")));

export const geo = z.object({
  Lat: z.number().check(z.minimum(-90), z.maximum(90)),
  Lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
