function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Feet offered when a member is registered. */
export const wizardFeet = range(3, 7);
/** Feet offered when a member is edited, and the range that is accepted. */
export const feetChoices = range(1, 7);
export const inchChoices = range(0, 11);

/** Height as people say it, "4 ft 10 in". */
export function formatHeight(feet: number, inches: number): string {
  return `${feet} ft ${inches} in`;
}
