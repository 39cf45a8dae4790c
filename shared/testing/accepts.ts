import type * as z from "zod/mini";

/** Undefined when refused. */
export const accepts = (field: z.ZodMiniType, value: unknown) => field.safeParse(value).data;

/** Undefined when accepted. */
export const message = (field: z.ZodMiniType, value: unknown) => field.safeParse(value).error?.issues[0]?.message;
