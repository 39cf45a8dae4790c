/** Points, and the characters with room at this size: all of them, and those of a word in its line. */
interface TextSize {
  readonly points: number;
  readonly room: number;
  readonly word: number;
}

/** The measures of a side in millimetres; of text in points. */
export interface Measures {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  readonly photo: number;
  readonly qr: number;
  readonly name: TextSize;
  readonly headline: TextSize;
  readonly lines?: TextSize;
  readonly contacts: TextSize;
  readonly small: string;
  readonly code: string;
  readonly mostContacts: number;
}

/** For the fridge: A6. */
const fridge: Measures = {
  width: 105,
  height: 148,
  padding: 7,
  photo: 36,
  qr: 66,
  name: { points: 30, room: 28, word: 7 },
  headline: { points: 20, room: 40, word: 21 },
  lines: { points: 14, room: 150, word: 28 },
  contacts: { points: 14, room: 100, word: 30 },
  small: "12pt",
  code: "34pt",
  mostContacts: 4,
};

/** For the wallet: ISO/IEC 7810 ID-1, a credit card. */
const wallet: Measures = {
  width: 85.6,
  height: 54,
  padding: 3.5,
  photo: 21,
  qr: 33,
  name: { points: 16, room: 28, word: 15 },
  headline: { points: 12, room: 45, word: 31 },
  contacts: { points: 10, room: 36, word: 21 },
  small: "8pt",
  code: "19pt",
  mostContacts: 1,
};

export const cardSizes = { A6: fridge, ID1: wallet } as const;

export type CardSize = keyof typeof cardSizes;

export const mm = (millimetres: number): string => `${millimetres}mm`;

/** Anything smaller is not read on paper. */
const leastPoints = 6.5;

const longestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map(({ length }) => length));

/** Smaller where the text has no room, or a word would be broken. */
export function fitted({ points, room, word }: TextSize, text: string): string {
  const share = Math.min(1, Math.sqrt(room / Math.max(1, text.length)), word / Math.max(1, longestWord(text)));
  return `${Math.max(leastPoints, points * share).toFixed(1)}pt`;
}
