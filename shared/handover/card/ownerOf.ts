import type { Contact, Entry } from "#shared/model/jacket/entry.ts";
import { nameKey } from "#shared/rules/nameKey.ts";
import { phoneKey } from "#shared/rules/phoneKey.ts";

/** The account's owner, whom a crew can call; undefined where that is the card's person. */
export function ownerOf({ Contact: owner, First, Last, Phone = "" }: Entry): Contact | undefined {
  const isPerson = owner && nameKey(owner.Name) === nameKey(First, Last) && phoneKey(owner.Phone) === phoneKey(Phone);
  return isPerson ? undefined : owner;
}
