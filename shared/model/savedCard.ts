import * as z from "zod/mini";

/** The card that the provider keeps for an account; its brand as the provider writes it. */
export const savedCard = z.object({ Brand: z.string(), Last4: z.string() });
export type SavedCard = z.output<typeof savedCard>;
