import type { Address } from "#shared/model/address.ts";
import { streetParts } from "./streetParts.ts";

/**
 * "48226|2|N WOODWARD AVE|UNIT 4", equal for every usual spelling. The zip stands for city and state, which
 * have more spellings.
 */
export function addressKey({ Street, Zip }: Pick<Address, "Street" | "Zip">): string {
  const { number, street, unit } = streetParts(Street);
  return [Zip.slice(0, 5), number, street, unit].join("|");
}
