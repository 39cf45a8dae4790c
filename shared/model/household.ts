import * as z from "zod/mini";
import { geo } from "#shared/fields/household.ts";
import { address } from "./address.ts";
import { coverage } from "./coverage.ts";
import { wholeHousehold } from "./householdShapes.ts";

const assignedMember = z.object({ ID: z.string(), First: z.string(), Last: z.string(), LinkingID: z.string() });

/** The house, only the area of its zip, or the family's own point. */
const exactness = z.enum(["ADDRESS", "ZIP", "FAMILY"]);

export const position = z.object({ ...geo.shape, Exactness: exactness });
export type Position = z.output<typeof position>;

/** `Location` is the address on one line; `Geo` is absent while not verified; `Coverage` is its city's. */
export const household = z.object({
  ID: z.string(),
  Name: z.string(),
  ...address.shape,
  Location: z.string(),
  Geo: z.optional(position),
  ...wholeHousehold.shape,
  CreateDate: z.string(),
  Coverage: coverage,
  isPrime: z.boolean(),
  Members: z.array(assignedMember),
  Version: z.number(),
});
export type Household = z.output<typeof household>;
