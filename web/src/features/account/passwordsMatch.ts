import * as z from "zod/mini";

export const passwordsDiffer = "Passwords do not match";

/** That a password and its repetition are the same; said at the repetition. */
export const passwordsMatch = z.refine<{ readonly Password: string; readonly Confirm: string }>(
  ({ Password, Confirm }) => Password === Confirm,
  {
    error: passwordsDiffer,
    path: ["Confirm"],
    // Said together with the others and not only after all of them are mended.
    when: () => true,
  },
);
