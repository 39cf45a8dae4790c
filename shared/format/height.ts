function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export const wizardFeet = range(3, 7);
/** The edit form's, and the accepted range. */
export const feetChoices = range(1, 7);
export const inchChoices = range(0, 11);
