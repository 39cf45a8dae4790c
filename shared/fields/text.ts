import * as z from "zod/mini";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { cleanText } from "#shared/format/cleanText.ts";

export const anyText = atFirstUse(() => z.string());
export const anyTextOrNone = atFirstUse(() => z.optional(anyText()));

/** Characters as people count them: an emoji is one. */
const length = (text: string): number => [...text].length;

export const requiredField = "required field";

/** Of a phone or a ZIP as typed or copied, invisible marks included. */
export const longestNumber = 50;

/** How many times longer a text may be before its cleaning: 60,000 combining marks would take seconds to clean. */
const uncleaned = 10;

/** Cleaned, 1 to `max` characters. `message` is for an empty text. */
export function requiredText(message: string, max: number) {
  const error = `Please use at most ${max} characters`;
  return z.string(message).check(
    z.maxLength(max * uncleaned, { error, abort: true }),
    z.overwrite(cleanText),
    z.minLength(1, message),
    z.refine((text) => length(text) <= max, error),
  );
}

export const oneLineOnly = "Please write this on one line";

/** As `requiredText`, on one line: a name or a street of two hides its end. */
export const required = (message: string, max = 100) =>
  requiredText(message, max).check(z.refine((text) => !/[\t\n\u2028\u2029]/.test(text), oneLineOnly));

/** Nothing, or nothing that is drawn. */
export const blank = () =>
  z.string().check(z.maxLength(longestNumber * uncleaned, { abort: true }), z.overwrite(cleanText), z.maxLength(0));

export function blankOr<Schema extends z.ZodMiniType>(schema: Schema, message: string) {
  return z.optional(
    z.union(
      [
        z.pipe(
          blank(),
          z.transform(() => undefined),
        ),
        schema,
      ],
      {
        // A union drops the inner schema's sentence.
        error: message,
      },
    ),
  );
}

const tooLong = (max: number): string => `${max} characters Max`;
export const tooLong150 = tooLong(150);

const optionalText = (clean: (text: string) => string) => (max: number) =>
  z.string(tooLong(max)).check(
    z.maxLength(max * uncleaned, { error: tooLong(max), abort: true }),
    z.overwrite(clean),
    z.refine((text) => length(text) <= max, tooLong(max)),
  );

/** Newlines are kept. */
export const note = optionalText(cleanText);

export const line = optionalText((text) => cleanText(text).replace(/\s+/g, " "));
