import { listDeleted } from "#shared/contract/accountLists.ts";
import { InactiveAccounts } from "./accounts/InactiveAccounts.tsx";

export function DeletedAccountsPage() {
  return (
    <InactiveAccounts
      title="Deleted Accounts"
      call={listDeleted}
      state="deleted"
      dateHeader="Deleted on"
      what="deleted accounts"
      emptyText="No Deleted Accounts to display"
    />
  );
}
