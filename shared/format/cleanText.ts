// Control characters break logs and cards; bidi controls disguise names. Joiners (U+200C, U+200D) stay:
// Persian names and emoji need them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Without control and direction characters, composed (NFC), trimmed. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(unseen, "").normalize("NFC").trim();
}
