/** Begins the add form with the primary residence. */
export const withPrimaryAddress = { withPrimaryAddress: true } as const;

export function asksForPrimaryAddress(state: unknown): boolean {
  return (state as Partial<typeof withPrimaryAddress> | null)?.withPrimaryAddress === true;
}
