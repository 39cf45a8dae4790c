import type { Session } from "#lambdas/session.ts";
import type { Address } from "#shared/model/address.ts";

/** Where a resident lives. Only residents have households, and their state was checked when they registered. */
export const primaryOf = ({ account }: Session): Address => account.address as Address;
