import * as z from "zod/mini";

/** Kept by the provider, who names the brand. */
export const savedCard = z.object({ Brand: z.string(), Last4: z.string() });
export type SavedCard = z.output<typeof savedCard>;
