import * as z from "zod/mini";

/** Text that is there at all; before a field's own rule, so that an empty field is not said to be a wrong one. */
export const filled = (message: string) => z.string().check(z.regex(/\S/, message));
