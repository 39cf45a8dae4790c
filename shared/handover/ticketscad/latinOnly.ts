/** Signs without a Latin-1 letter, as people write them without accents. */
const written: Readonly<Record<string, string>> = {
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  Œ: "OE",
  œ: "oe",
  Ŧ: "T",
  ŧ: "t",
  ẞ: "SS",
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
  return written[sign] ?? (bare && isLatin1(bare) ? bare : "?");
}

/** TicketsCAD's table is in Latin-1: "Łukasz" as "Lukasz", others as "?". */
export const latinOnly = (text: string): string =>
  [...text.normalize("NFC")]
    .map(latin)
    .join("")
    .replace(/\?{2,}/g, "?");
