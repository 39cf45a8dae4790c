import { languageName } from "#shared/format/languageName.ts";
import { listed } from "./listed.ts";

/** "Arabic or French", of at most two. */
export const languageNames = (codes: readonly string[]): string =>
  listed(codes.slice(0, 2).map(languageName), "or");
