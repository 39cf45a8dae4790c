import type { Duplicates } from "#shared/model/entry.ts";
import { Chip } from "#web/ui/display/Chip.tsx";

/** How a person or address is registered more than once, for the staff to look into. */
export function DuplicateChips({ duplicates }: { readonly duplicates: Duplicates }) {
  const { AddressCount, PersonInOtherAccount, AddressInOtherAccount } = duplicates;
  return (
    <>
      {AddressCount && <Chip>Registered at {AddressCount} addresses</Chip>}
      {PersonInOtherAccount && (
        <Chip status="warning">This person is also registered by another account</Chip>
      )}
      {AddressInOtherAccount && <Chip status="warning">Another account has registered this address</Chip>}
    </>
  );
}
