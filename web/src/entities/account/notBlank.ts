import * as z from "zod/mini";

/** Piped before a field's own rule, it gives an empty field its own message. */
export const notBlank = (message: string) => z.string().check(z.regex(/\S/, message));

export const isBlank = (text: string | undefined): boolean => !text?.trim();
