/** The path of an address; undefined for what is none. */
export const pathOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).pathname : undefined;
