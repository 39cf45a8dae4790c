import * as z from "zod/mini";

/** Whether responders take part at a place, and the names of those who read its records; none while uncovered. */
export const coverage = z.object({ Covered: z.boolean(), By: z.array(z.string()) });
export type Coverage = z.output<typeof coverage>;
