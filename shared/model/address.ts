import * as z from "zod/mini";
import { city, homeStreet, state, zip } from "#shared/fields/address.ts";

export const address = z.strictObject({ Street: homeStreet, City: city, State: state, Zip: zip });
export type Address = z.output<typeof address>;

export const locationRequired = "Location Information is Required";

export const addressNotOnMap = "We could not find this address on the map. You can still save it.";

/** "2 Woodward Ave, Detroit, MI 48226". */
export function formatAddress({ Street, City, State, Zip }: Readonly<Record<keyof Address, string>>): string {
  return `${Street}, ${City}, ${State} ${Zip}`;
}
