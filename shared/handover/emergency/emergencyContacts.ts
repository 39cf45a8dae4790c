import type { CallableContact } from "#shared/model/emergencyCard.ts";
import type { AuthorizationChoice } from "#shared/model/member.ts";
import { nameKey } from "#shared/rules/nameKey.ts";
import { phoneKey } from "#shared/rules/phoneKey.ts";

/** The owner, unless the card is their own: undefined then. */
export const ownerToCall = (
  { First, Last }: { readonly First: string; readonly Last: string },
  choice: AuthorizationChoice | undefined,
  owner: CallableContact,
): CallableContact | undefined =>
  choice === "SELF" && nameKey(First, Last) === nameKey(owner.Name) ? undefined : owner;

/** The family's contacts, then the account's owner, each number once. */
export function emergencyContacts(
  { Contacts = [] }: { readonly Contacts?: readonly CallableContact[] | undefined },
  owner: CallableContact | undefined,
): CallableContact[] {
  const named = Contacts.map(({ Name, Relation, Phone }) => ({ Name, Phone, ...(Relation ? { Relation } : {}) }));
  const isNamed = named.some(({ Phone }) => phoneKey(Phone) === phoneKey(owner?.Phone ?? ""));
  return owner?.Phone && !isNamed ? [...named, owner] : named;
}
