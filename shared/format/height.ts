function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export const wizardFeet = range(3, 7);
/** The edit form's, and the accepted range. */
export const feetChoices = range(1, 7);
export const inchChoices = range(0, 11);

interface Height {
  readonly Feet: number;
  readonly Inches?: number | undefined;
}

/** Undefined while the inches are blank: a number would say that they are 0. */
export const inchesTall = ({ Feet, Inches }: Height): number | undefined =>
  Inches === undefined ? undefined : Feet * 12 + Inches;

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const metric: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^${number} ?cm$`), 1],
  [new RegExp(`^${number} ?m$`), 100],
];
const inInches = new RegExp(`^${number} ?(?:in|inch(?:es)?|"|”|″)$`);
/** Feet alone say nothing of the inches. */
const inFeet = /^(\d) ?(?:'|’|′|ft\.?|feet|foot| |-) ?(\d{1,2}) ?(?:in|inch(?:es)?|"|”|″|'')?$/;

function inchesIn(text: string): number | undefined {
  const [, feet, inches] = inFeet.exec(text) ?? [];
  if (feet !== undefined) return Number(inches) > 11 ? undefined : Number(feet) * 12 + Number(inches);
  const [, whole] = inInches.exec(text) ?? [];
  if (whole !== undefined) return Math.round(Number(whole.replace(",", ".")));
  for (const [pattern, centimeters] of metric) {
    const [, size] = pattern.exec(text) ?? [];
    if (size !== undefined) return Math.round((Number(size.replace(",", ".")) * centimeters) / 2.54);
  }
  return undefined;
}

/** "5'4\"", "5 4", "64 in" or "162 cm"; undefined for any other text, or a height that the lists do not offer. */
export function readHeight(text: string): Required<Height> | undefined {
  const inches = inchesIn(text.trim().toLowerCase());
  const Feet = Math.floor((inches ?? 0) / 12);
  return inches !== undefined && feetChoices.includes(Feet) ? { Feet, Inches: inches % 12 } : undefined;
}
