import type * as z from "zod/mini";

/** A value as a field keeps it; undefined when refused. */
export const accepts = (field: z.ZodMiniType, value: unknown) => field.safeParse(value).data;

/** The sentence of a refusal; undefined when accepted. */
export const message = (field: z.ZodMiniType, value: unknown) =>
  field.safeParse(value).error?.issues[0]?.message;
