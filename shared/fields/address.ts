import * as z from "zod/mini";
import { keyboardText } from "#shared/format/keyboardText.ts";
import { states } from "#shared/states.ts";
import { longestNumber, required, requiredField } from "./text.ts";

export const street = required(requiredField, 100);

export const enterHomeStreet = "Please enter the street where the home stands";
export const mailOnly = `This is an address for mail: no crew can drive there. ${enterHomeStreet}`;

/**
 * Post office boxes, General Delivery and private mailboxes (USPS Publication 28, sections 28 and 283), where
 * no house follows. Rural routes and military mail are homes.
 */
const mailbox =
  /^\W*(?:(?:p\W*o(?:\W*(?:b(?:ox)?|drawer|caller))?|pmb|apartado|post\W*office\W*(?:box|drawer))\W*\d+|general\W+delivery\b)(?!.*[\s,]\d+\w*\s+\p{L})/iu;
/** Written where a form wants something. */
const placeholder = /^[^\p{L}\p{N}]*(?:n\W?a|none|same(?:\W+as\b.*)?|unknown|tbd|not applicable)?[^\p{L}\p{N}]*$/iu;

/** Of a home, which a crew looks for. */
export const homeStreet = street.check(
  z.refine((line) => !mailbox.test(line), mailOnly),
  z.refine((line) => line === "" || !placeholder.test(line), enterHomeStreet),
);
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
