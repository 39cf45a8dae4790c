import * as z from "zod/mini";
import { languageCodes } from "#shared/format/languageName.ts";

export const mostLanguages = 5;

/** Codes, each once, in the order of choice; a blank choice is none. */
export const languages = () =>
  z.pipe(
    z
      .array(z.enum([...languageCodes, ""], "Please choose a language from the list"))
      .check(z.maxLength(mostLanguages, `Please choose at most ${mostLanguages} languages`)),
    z.transform((said): string[] => [...new Set(said.filter(Boolean))]),
  );
