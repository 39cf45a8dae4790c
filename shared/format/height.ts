function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Feet offered by the wizard. */
export const wizardFeet = range(3, 7);
/** Feet offered by the edit form, and the accepted range. */
export const feetChoices = range(1, 7);
export const inchChoices = range(0, 11);
