import * as z from "zod/mini";

/** What a department tells the residents of its places: how to reach it, and what it does with a jacket. */
const toldDepartment = z.object({
  Name: z.string(),
  Contact: z.optional(z.string()),
  Statement: z.optional(z.string()),
});
export type ToldDepartment = z.output<typeof toldDepartment>;

/**
 * Whether responders take part at a place, and the names of those who read its records; none while uncovered. `Sponsor` is
 * who pays for the people who live there, "the City of Detroit". `Departments` are those that tell residents more.
 */
export const coverage = z.object({
  Covered: z.boolean(),
  By: z.array(z.string()),
  Sponsor: z.optional(z.string()),
  Departments: z.optional(z.array(toldDepartment)),
});
export type Coverage = z.output<typeof coverage>;
