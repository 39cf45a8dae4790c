import * as z from "zod/mini";

export const passwordsDiffer = "Passwords do not match";

/** The message belongs to Confirm. */
export const passwordsMatch = z.refine<{ readonly Password: string; readonly Confirm: string }>(
  ({ Password, Confirm }) => Password === Confirm,
  {
    error: passwordsDiffer,
    path: ["Confirm"],
    // Reported with the other problems, not after them.
    when: () => true,
  },
);
