import { listAdmins } from "#shared/contract/accountLists.ts";
import { RespondersPicture } from "#web/entities/department/RespondersPicture.tsx";
import { AccountScreen } from "./accounts/AccountScreen.tsx";
import { roleBadge, staffColumns } from "./accounts/accountColumns.tsx";
import { useAccountList } from "./accounts/useAccountList.ts";
import { useListFilter } from "./accounts/useListFilter.ts";
import { CreateButton } from "./create/CreateButton.tsx";

export function AdminListPage() {
  const filter = useListFilter();
  const { Search } = filter.body;
  const list = useAccountList(listAdmins, Search ? { Search } : {}, ({ Admins }) => Admins);
  return (
    <AccountScreen
      title="Admins"
      text="They work for the whole registry: admins, master admins and engineers."
      what="admins"
      call={listAdmins}
      list={list}
      filter={filter}
      columnsOf={(actions) => staffColumns(roleBadge, actions)}
      picture={<RespondersPicture />}
      emptyText="No Admins to display"
      create={<CreateButton kind="admin" />}
    />
  );
}
