import * as z from "zod/mini";

/** A field that a request may leave out, fill, or empty with null. */
export const emptiable =
  <Schema extends z.ZodMiniType>(schema: () => Schema) =>
  () =>
    z.optional(z.nullable(schema()));
