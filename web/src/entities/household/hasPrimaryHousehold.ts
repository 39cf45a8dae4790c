import type { Household } from "#shared/model/household.ts";

/** Whether an account has its primary residence registered; not known to be missing while households load. */
export function hasPrimaryHousehold(households: readonly Pick<Household, "isPrime">[] | undefined): boolean {
  return households === undefined || households.some(({ isPrime }) => isPrime);
}
