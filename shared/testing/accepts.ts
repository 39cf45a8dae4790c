import type * as z from "zod/mini";

/** A value as a field keeps it; undefined when it is refused. */
export const accepts = (field: z.ZodMiniType, value: unknown) => field.safeParse(value).data;

/** The sentence with which a field refuses a value; undefined when it is accepted. */
export const message = (field: z.ZodMiniType, value: unknown) =>
  field.safeParse(value).error?.issues[0]?.message;
