import { pathOf } from "#shared/pathOf.ts";

/** Identifies a stored photo by the path of its address; the rest is a signature, which differs each time. */
export const photoIdentity = (address: string): string => pathOf(address) ?? address;
