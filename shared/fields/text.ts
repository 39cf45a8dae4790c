import * as z from "zod/mini";
import { cleanText } from "#shared/format/cleanText.ts";

/** Characters as people count them: an emoji is one. */
const length = (text: string): number => [...text].length;

/** Said at a field; for a whole form a sentence of its own is said. */
export const requiredField = "required field";

/** Text of 1 to `max` characters, cleaned. `message` is said when it is empty. */
export function required(message: string, max = 100) {
  return z.string(message).check(
    z.overwrite(cleanText),
    z.minLength(1, message),
    z.refine((text) => length(text) <= max, `Please use at most ${max} characters`),
  );
}

/** A field that may be left empty: "" is read as absent. */
export function blankOr<Schema extends z.ZodMiniType>(schema: Schema, message: string) {
  return z.optional(
    z.union(
      [
        z.pipe(
          z.string().check(z.regex(/^\s*$/)),
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

export const tooLong150 = "150 characters Max";

/** Text of at most so many characters that may be left out; newlines are kept. */
export const note = (max: number, tooLong = `${max} characters Max`) =>
  z.string(tooLong).check(
    z.overwrite(cleanText),
    z.refine((text) => length(text) <= max, tooLong),
  );

export const note150 = note(150, tooLong150);
export const note300 = note(300);
