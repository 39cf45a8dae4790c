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
