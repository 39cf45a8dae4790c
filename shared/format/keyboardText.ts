import { cleanText } from "./cleanText.ts";

/** As a keyboard types it: copied numbers come with other dashes, spaces, digits and invisible marks. */
export const keyboardText = (text: string): string =>
  cleanText(text)
    .normalize("NFKC")
    .replace(/[\p{Pd}\u2212]/gu, "-");
