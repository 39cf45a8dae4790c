/** The measures of a side of the paper card: millimetres, and points for text. */
interface CardMeasures {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  readonly photo: number;
  readonly qr: number;
  readonly name: string;
  readonly text: string;
  readonly lines: string;
  readonly small: string;
  readonly code: string;
  /** Whether the instructions have room. */
  readonly hasLines: boolean;
  /** How many people who can be called have room. */
  readonly mostContacts: number;
}

/** For the fridge: A6. */
const fridge: CardMeasures = {
  ...{ width: 105, height: 148, padding: 7, photo: 36, qr: 66 },
  ...{ name: "30pt", text: "20pt", lines: "14pt", small: "12pt", code: "34pt" },
  ...{ hasLines: true, mostContacts: 4 },
};

/** For the wallet: ISO/IEC 7810 ID-1, a credit card. */
const wallet: CardMeasures = {
  ...{ width: 85.6, height: 54, padding: 3.5, photo: 21, qr: 33 },
  ...{ name: "16pt", text: "12pt", lines: "9pt", small: "8pt", code: "19pt" },
  ...{ hasLines: false, mostContacts: 1 },
};

/** The sizes in which a card is printed. */
export const cardSizes = { A6: fridge, ID1: wallet } as const;

export type CardSize = keyof typeof cardSizes;
export type Measures = CardMeasures;

export const mm = (millimetres: number): string => `${millimetres}mm`;
