import type { Contact, Entry } from "#shared/model/jacket/entry.ts";
import { phoneKey } from "#shared/rules/phoneKey.ts";
import { onOneLine } from "./onOneLine.ts";

const isSame = (one: string, other: string): boolean => onOneLine(one).toLowerCase() === onOneLine(other).toLowerCase();

/** Who registered the person, and can be called. Nobody for one who registered alone. */
export function ownerOf({ Contact: owner, First, Last, Phone = "" }: Entry): Contact | undefined {
  const isPerson = owner && isSame(owner.Name, `${First} ${Last}`) && phoneKey(owner.Phone) === phoneKey(Phone);
  return isPerson ? undefined : owner;
}
