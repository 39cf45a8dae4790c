import { listAdmins } from "#shared/contract/staff.ts";
import { RespondersPicture } from "#web/ui/illustrations/RespondersPicture.tsx";
import { AccountScreen } from "./AccountScreen.tsx";
import { roleBadge, staffColumns } from "./accountColumns.tsx";
import { CreateButton } from "./CreateButton.tsx";
import { useAccountList } from "./useAccountList.ts";
import { useListFilter } from "./useListFilter.ts";

/** Everybody who works for the whole registry. */
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
