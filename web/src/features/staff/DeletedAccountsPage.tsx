import { listDeleted } from "#shared/contract/staff.ts";
import { LifecycleList } from "./accounts/InactiveAccounts.tsx";

/** The accounts that were deleted. */
export function DeletedAccountsPage() {
  return (
    <LifecycleList
      title="Deleted Accounts"
      call={listDeleted}
      fate="deleted"
      dateHeader="Deleted on"
      what="deleted accounts"
      emptyText="No Deleted Accounts to display"
    />
  );
}
