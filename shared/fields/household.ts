import * as z from "zod/mini";
import { required } from "./text.ts";

export const populateRequired = "Please populate required fields";
export const householdName = required(populateRequired, 60);

export const geo = z.object({
  Lat: z.number().check(z.minimum(-90), z.maximum(90)),
  Lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
