import { pathOf } from "#shared/pathOf.ts";

/** What a stored photo is known by: the path of its address. The rest is a signature, a new one each time. */
export const photoIdentity = (address: string): string => pathOf(address) ?? address;
