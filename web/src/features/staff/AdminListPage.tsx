import { listAdmins } from "#shared/contract/accountLists.ts";
import { RespondersPicture } from "#web/entities/department/RespondersPicture.tsx";
import { AccountScreen } from "./accounts/AccountScreen.tsx";
import { roleBadge, staffColumns } from "./accounts/accountColumns.tsx";
import { CreateButton } from "./create/CreateButton.tsx";

export function AdminListPage() {
  return (
    <AccountScreen
      title="Admins"
      text="They work for the whole registry: admins, master admins and engineers."
      what="admins"
      call={listAdmins}
      accountsOf={({ Admins }) => Admins}
      columnsOf={(actions) => staffColumns(roleBadge, actions)}
      picture={<RespondersPicture />}
      emptyText="No Admins to display"
      create={<CreateButton kind="admin" />}
    />
  );
}
