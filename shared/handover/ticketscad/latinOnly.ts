import { plainLetter } from "#shared/format/plainLetters.ts";

/** Signs without one of Latin-1. */
const written: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  ʻ: "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "•": "*",
};

const isLatin1 = (text: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(text);

function latin(sign: string): string {
  if (isLatin1(sign)) return sign;
  const bare = sign.normalize("NFKD").replace(/\p{M}/gu, "");
  return written[sign] ?? plainLetter(sign) ?? (bare && isLatin1(bare) ? bare : "?");
}

/** TicketsCAD's table is in Latin-1: "Łukasz" as "Lukasz", others as "?". */
export const latinOnly = (text: string): string =>
  [...text.normalize("NFC")]
    .map(latin)
    .join("")
    .replace(/\?{2,}/g, "?");
