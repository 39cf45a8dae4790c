import type * as z from "zod/mini";

export const accepts = (field: z.ZodMiniType, value: unknown) => field.safeParse(value).data;

export const message = (field: z.ZodMiniType, value: unknown) => field.safeParse(value).error?.issues[0]?.message;
