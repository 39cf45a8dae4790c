import type { CallableContact } from "#shared/model/emergencyCard.ts";
import { phoneKey } from "#shared/rules/phoneKey.ts";

/** The family's contacts, then the account's owner, each number once. */
export function emergencyContacts(
  { Contacts = [] }: { readonly Contacts?: readonly CallableContact[] | undefined },
  owner: CallableContact,
): CallableContact[] {
  const named = Contacts.map(({ Name, Relation, Phone }) => ({ Name, Phone, ...(Relation ? { Relation } : {}) }));
  const isNamed = named.some(({ Phone }) => phoneKey(Phone) === phoneKey(owner.Phone));
  return owner.Phone && !isNamed ? [...named, owner] : named;
}
