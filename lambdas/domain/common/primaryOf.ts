import type { Session } from "#lambdas/session.ts";
import type { Address } from "#shared/model/address.ts";

/** Its state was checked at registration, and only residents have households. */
export const primaryOf = ({ account }: Session): Address => account.address as Address;
