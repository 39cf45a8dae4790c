import type { Address } from "#shared/model/address.ts";
import { streetName } from "./streetName.ts";
import { streetParts, unitKey } from "./streetParts.ts";

/** "48226|2|N WOODWARD AVE|UNIT 4", equal for every usual spelling. City and state have more spellings than the zip. */
export function addressKey({ Street, Zip }: Pick<Address, "Street" | "Zip">): string {
  const parts = streetParts(Street);
  const number = [parts.number, parts.fraction].filter(Boolean).join(" ");
  return [Zip.slice(0, 5), number, streetName(parts.words), unitKey(parts)].join("|");
}
