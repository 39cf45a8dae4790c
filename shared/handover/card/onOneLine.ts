import { cleanText } from "#shared/format/cleanText.ts";

/** On one line, without characters that no file may hold. */
export const onOneLine = (text: string): string => cleanText(text).toWellFormed().replace(/\s+/g, " ");
