import { listDeactivated } from "#shared/contract/accountLists.ts";
import { InactiveAccounts } from "./accounts/InactiveAccounts.tsx";

export function DeactivatedAccountsPage() {
  return (
    <InactiveAccounts
      title="Deactivated Accounts"
      call={listDeactivated}
      state="deactivated"
      dateHeader="Deactivated on"
      what="deactivated accounts"
      emptyText="No Deactivated Accounts to display"
    />
  );
}
