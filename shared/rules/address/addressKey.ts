import type { Address } from "#shared/model/address.ts";
import { streetParts } from "./streetParts.ts";

/**
 * The key of an address, "48226|2|N WOODWARD AVE|UNIT 4": the five digits of the zip, house number, street and unit,
 * equal for every usual spelling. The zip stands for city and state, which people spell in more ways.
 */
export function addressKey({ Street, Zip }: Pick<Address, "Street" | "Zip">): string {
  const { number, street, unit } = streetParts(Street);
  return [Zip.slice(0, 5), number, street, unit].join("|");
}
