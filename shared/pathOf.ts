/** The path of an absolute URL; undefined for any other text. */
export const pathOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).pathname : undefined;
