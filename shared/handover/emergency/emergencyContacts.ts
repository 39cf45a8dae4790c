import type { CallableContact } from "#shared/model/emergencyCard.ts";
import { phoneKey } from "#shared/rules/phoneKey.ts";

interface Named {
  readonly Contacts?: readonly CallableContact[] | undefined;
}

/**
 * Whom to call about a person: those whom the family named, then the owner of the account. Each number once; without
 * one, no owner.
 */
export function emergencyContacts({ Contacts = [] }: Named, owner: CallableContact): CallableContact[] {
  const named = Contacts.map(({ Name, Relation, Phone }) => ({
    Name,
    Phone,
    ...(Relation ? { Relation } : {}),
  }));
  const isNamed = named.some(({ Phone }) => phoneKey(Phone) === phoneKey(owner.Phone));
  return owner.Phone && !isNamed ? [...named, owner] : named;
}
