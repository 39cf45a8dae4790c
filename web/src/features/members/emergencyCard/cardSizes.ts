/** Points, and the characters with room at this size: all of them, and those of a word in its line. */
interface TextSize {
  readonly points: number;
  readonly room: number;
  readonly word: number;
}

interface Measures {
  readonly name: TextSize;
  readonly lines: TextSize;
  /** Characters that still have room at the smallest size. */
  readonly mostLines: number;
  readonly contacts: TextSize;
  readonly mostContacts: number;
  /** Of contacts. */
  readonly columns: number;
}

/** For the fridge, on one side: two on a sheet of A4 or Letter. */
const fridge: Measures = {
  name: { points: 28, room: 26, word: 13 },
  lines: { points: 14, room: 150, word: 30 },
  mostLines: 900,
  contacts: { points: 12, room: 170, word: 30 },
  mostContacts: 4,
  columns: 2,
};

/** For the wallet: ISO/IEC 7810 ID-1, a credit card, on both sides of a fold. */
const wallet: Measures = {
  name: { points: 15, room: 26, word: 14 },
  lines: { points: 9.5, room: 150, word: 30 },
  mostLines: 420,
  contacts: { points: 10, room: 44, word: 21 },
  mostContacts: 2,
  columns: 1,
};

export const cardSizes = { fridge, wallet } as const;

export type CardSize = keyof typeof cardSizes;

/** Anything smaller is not read on paper. */
const leastPoints = 6.5;

const longestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map(({ length }) => length));

/** Smaller where the text has no room, or a word would be broken. */
export function fitted({ points, room, word }: TextSize, text: string): string {
  const share = Math.min(1, Math.sqrt(room / Math.max(1, text.length)), word / Math.max(1, longestWord(text)));
  return `${Math.max(leastPoints, points * share).toFixed(1)}pt`;
}
