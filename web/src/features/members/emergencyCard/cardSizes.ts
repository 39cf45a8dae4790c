/** The sizes of the paper card: millimetres and points, which do not depend on the screen. */
export const cardSizes = {
  /** For the fridge: A6. */
  A6: {
    width: 105,
    height: 148,
    padding: 7,
    name: "26pt",
    text: "14pt",
    small: "11pt",
    code: "30pt",
    photo: 42,
    qr: 62,
  },
  /** For the wallet: ISO/IEC 7810 ID-1, a credit card. */
  ID1: {
    width: 85.6,
    height: 54,
    padding: 3.5,
    name: "14pt",
    text: "9.5pt",
    small: "7.5pt",
    code: "17pt",
    photo: 21,
    qr: 33,
  },
} as const;

export type CardSize = keyof typeof cardSizes;
export type Measures = (typeof cardSizes)[CardSize];

export const mm = (millimetres: number): string => `${millimetres}mm`;
