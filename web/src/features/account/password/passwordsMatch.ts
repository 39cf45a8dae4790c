import * as z from "zod/mini";
import { messages } from "#shared/fields.ts";

/** Requires that Confirm repeats Password; the message belongs to Confirm. */
export const passwordsMatch = z.refine<{ readonly Password: string; readonly Confirm: string }>(
  ({ Password, Confirm }) => Password === Confirm,
  {
    error: messages.passwordsDiffer,
    path: ["Confirm"],
    // Reported together with the other problems, not only once they are solved.
    when: () => true,
  },
);
