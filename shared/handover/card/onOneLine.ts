import { cleanText } from "#shared/format/cleanText.ts";

/** Without characters that no file may hold. */
export const onOneLine = (text: string): string => cleanText(text).toWellFormed().replace(/\s+/g, " ");
