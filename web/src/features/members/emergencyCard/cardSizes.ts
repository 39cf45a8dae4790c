/** The sizes of the paper card: millimetres and points, which do not depend on the screen. */
export const cardSizes = {
  /** For the fridge: A6. */
  A6: {
    width: 105,
    height: 148,
    padding: 7,
    name: "30pt",
    text: "22pt",
    small: "12pt",
    code: "34pt",
    photo: 42,
    qr: 70,
  },
  /** For the wallet: ISO/IEC 7810 ID-1, a credit card. */
  ID1: {
    width: 85.6,
    height: 54,
    padding: 3.5,
    name: "16pt",
    text: "12pt",
    small: "8pt",
    code: "19pt",
    photo: 21,
    qr: 33,
  },
} as const;

export type CardSize = keyof typeof cardSizes;
export type Measures = (typeof cardSizes)[CardSize];

export const mm = (millimetres: number): string => `${millimetres}mm`;
