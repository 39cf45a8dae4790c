/** Undefined for any text but an absolute URL. */
export const pathOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).pathname : undefined;
