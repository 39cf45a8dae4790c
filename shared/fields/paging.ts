import * as z from "zod/mini";

/** Page size and place in a list; a cursor is opaque and signed. */
export const page = {
  Limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  Cursor: z.optional(z.string().check(z.maxLength(2000))),
};
export const nextPage = { NextCursor: z.optional(z.string()) };
/** `Searched`: the rows that a search looked at for the page. */
export const searchedPage = { ...nextPage, Searched: z.optional(z.int()) };

/** Beginnings of a name, an e-mail address or an id; a whole address or id is found at once. */
export const search = { Search: z.optional(z.string().check(z.maxLength(254))) };
