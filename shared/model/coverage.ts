import * as z from "zod/mini";

/** A department's words to its residents: how to reach it, and its use of a jacket. */
const toldDepartment = z.object({
  Name: z.string(),
  Contact: z.optional(z.string()),
  Statement: z.optional(z.string()),
});
export type ToldDepartment = z.output<typeof toldDepartment>;

/**
 * Whether responders take part at a place, and the names of its readers. `Sponsor` pays for the people there,
 * "the City of Detroit". `Departments` have more to say.
 */
export const coverage = z.object({
  Covered: z.boolean(),
  By: z.array(z.string()),
  Sponsor: z.optional(z.string()),
  Departments: z.optional(z.array(toldDepartment)),
});
export type Coverage = z.output<typeof coverage>;
