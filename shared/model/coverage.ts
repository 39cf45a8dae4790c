import * as z from "zod/mini";

/**
 * Whether responders take part at a place, and the names of those who read its records; none while uncovered. `Sponsor` is
 * who pays for the people who live there, "the City of Detroit".
 */
export const coverage = z.object({
  Covered: z.boolean(),
  By: z.array(z.string()),
  Sponsor: z.optional(z.string()),
});
export type Coverage = z.output<typeof coverage>;
