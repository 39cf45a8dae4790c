import * as z from "zod/mini";
import { keyboardText } from "#shared/format/keyboardText.ts";
import { states } from "#shared/states.ts";
import { longestNumber, required, requiredField } from "./text.ts";

export const street = required(requiredField, 100);
export const city = required(requiredField, 60);
export const state = z.enum(
  states.map(({ code }) => code),
  requiredField,
);

export const enterValidZip = "Please enter a valid Zip code";
export const zip = z
  .string(enterValidZip)
  .check(
    z.maxLength(longestNumber, { error: enterValidZip, abort: true }),
    z.overwrite(keyboardText),
    z.regex(/^\d{5}(-\d{4})?$/, enterValidZip),
  );

/** The first five digits; undefined for any other text. */
export const zipOf = (text: string): string | undefined => zip.safeParse(text).data?.slice(0, 5);
