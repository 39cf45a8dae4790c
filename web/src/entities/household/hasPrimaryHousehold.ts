import type { Household } from "#shared/model/household.ts";

/** True while the households load. */
export function hasPrimaryHousehold(households: readonly Pick<Household, "isPrime">[] | undefined): boolean {
  return households === undefined || households.some(({ isPrime }) => isPrime);
}
