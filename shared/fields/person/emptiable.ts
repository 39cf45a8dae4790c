import * as z from "zod/mini";

/** May be left out, filled, or emptied with null. */
export const emptiable =
  <Schema extends z.ZodMiniType>(schema: () => Schema) =>
  () =>
    z.optional(z.nullable(schema()));
