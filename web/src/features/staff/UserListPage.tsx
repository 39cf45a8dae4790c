import { listUsers } from "#shared/contract/accountLists.ts";
import { FamilyPicture } from "#web/entities/member/FamilyPicture.tsx";
import { AccountScreen } from "./accounts/AccountScreen.tsx";
import { userColumns } from "./accounts/accountColumns.tsx";
import { useAccountList } from "./accounts/useAccountList.ts";
import { useListFilter } from "./accounts/useListFilter.ts";

export function UserListPage() {
  const filter = useListFilter();
  const list = useAccountList(listUsers, filter.body, ({ Users }) => Users);
  return (
    <AccountScreen
      title="Users"
      text="Residents who registered, with the address of their account."
      what="users"
      call={listUsers}
      list={list}
      filter={filter}
      withPlace
      columnsOf={userColumns}
      picture={<FamilyPicture />}
      emptyText="No Users to display"
    />
  );
}
