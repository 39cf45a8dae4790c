import * as z from "zod/mini";
import { shownPhoto } from "#shared/fields/photo.ts";

export const verdict = z.enum(["SAME", "DIFFERENT"]);
export type Verdict = z.output<typeof verdict>;

/**
 * Of another account, born on the same day, with the same name or at the same address, in a record that the
 * department has or waits for.
 */
export const likelyDuplicate = z.object({
  ID: z.string(),
  Number: z.optional(z.string()),
  First: z.string(),
  Last: z.string(),
  Dob: z.string(),
  Sex: z.string(),
  ...shownPhoto.shape,
  Street: z.string(),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  CreateDate: z.string(),
  Standing: z.enum(["WAITING", "RECEIVED"]),
  /** The department's earlier verdict. */
  Told: z.optional(verdict),
});
export type LikelyDuplicate = z.output<typeof likelyDuplicate>;
