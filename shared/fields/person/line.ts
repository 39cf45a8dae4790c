import * as z from "zod/mini";
import { cleanText } from "#shared/format/cleanText.ts";

/** A short text on one line; it may be blank. */
export const line = (max: number) =>
  z.string().check(
    z.overwrite((text) => cleanText(text).replace(/\s+/g, " ")),
    z.refine((text) => [...text].length <= max, `${max} characters Max`),
  );
