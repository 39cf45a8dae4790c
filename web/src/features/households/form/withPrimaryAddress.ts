/** What the router keeps with the add form where it is to begin with the address of the primary residence. */
export const withPrimaryAddress = { withPrimaryAddress: true } as const;

/** Whether the router keeps that. */
export function asksForPrimaryAddress(state: unknown): boolean {
  return (state as Partial<typeof withPrimaryAddress> | null)?.withPrimaryAddress === true;
}
