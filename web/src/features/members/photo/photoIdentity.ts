import { pathOf } from "#shared/pathOf.ts";

/** The path of a stored photo's address; the signature differs each time. */
export const photoIdentity = (address: string): string => pathOf(address) ?? address;
