import * as z from "zod/mini";

/** Size and place; a cursor is opaque and signed. */
export const page = {
  Limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  Cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
};
export const nextPage = { NextCursor: z.optional(z.string()) };
/** A page can be short, or empty with a NextCursor, where few rows match. `Searched`: the rows looked at. */
export const searchedPage = { ...nextPage, Searched: z.optional(z.int()) };

/** Beginnings of a name, an e-mail address or an id; a whole address or id is found at once. */
export const search = { Search: z.optional(z.string().check(z.maxLength(254))) };
