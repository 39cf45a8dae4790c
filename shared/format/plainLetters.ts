/** Letters that Unicode does not take apart, as people type them without the key. */
const plain: Readonly<Record<string, string>> = {
  Æ: "AE",
  æ: "ae",
  Ð: "D",
  ð: "d",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  ĸ: "k",
  Ł: "L",
  ł: "l",
  Ŋ: "N",
  ŋ: "n",
  Ø: "O",
  ø: "o",
  Œ: "OE",
  œ: "oe",
  ẞ: "SS",
  ß: "ss",
  Þ: "TH",
  þ: "th",
  Ŧ: "T",
  ŧ: "t",
  Ə: "E",
  ə: "e",
  Ɓ: "B",
  ɓ: "b",
  Ɗ: "D",
  ɗ: "d",
  Ƙ: "K",
  ƙ: "k",
  Ɵ: "O",
  ɵ: "o",
  Ƶ: "Z",
  ƶ: "z",
  Ɣ: "G",
  ɣ: "g",
  Ǝ: "E",
  ǝ: "e",
};

export const plainLetter = (sign: string): string | undefined => plain[sign];

/** Without accents: "Łukasz Møller" as "Lukasz Moller". */
export const plainLetters = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\P{ASCII}/gu, (sign) => plain[sign] ?? sign);

/** In all the signs that stand for one: "Ka‘imi" is "Kaimi". */
export const withoutApostrophes = (text: string): string => text.replace(/['`‘’ʻʼ]/g, "");
