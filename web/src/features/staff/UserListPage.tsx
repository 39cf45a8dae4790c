import { listUsers } from "#shared/contract/accountLists.ts";
import { FamilyPicture } from "#web/entities/member/FamilyPicture.tsx";
import { AccountScreen } from "./accounts/AccountScreen.tsx";
import { userColumns } from "./accounts/accountColumns.tsx";

export function UserListPage() {
  return (
    <AccountScreen
      title="Users"
      text="Residents who registered, with the address of their account."
      what="users"
      call={listUsers}
      accountsOf={({ Users }) => Users}
      withPlace
      columnsOf={userColumns}
      picture={<FamilyPicture />}
      emptyText="No Users to display"
    />
  );
}
