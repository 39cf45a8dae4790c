import { Suspense, useState } from "react";
import { listMasterModerators } from "#shared/contract/accountLists.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { RespondersPicture } from "#web/entities/department/RespondersPicture.tsx";
import { AccountScreen } from "./accounts/AccountScreen.tsx";
import { placeBadge, staffColumns } from "./accounts/accountColumns.tsx";
import { CreateButton, CreateStaff } from "./create/CreateButton.tsx";

export function MasterModeratorListPage() {
  const [open, setOpen] = useState(false);
  const [beside, setBeside] = useState<ListedAccount>();
  return (
    <>
      <AccountScreen
        title="Master Moderators"
        text="They review the jackets of their city and create its moderators."
        what="master moderators"
        call={listMasterModerators}
        accountsOf={({ MasterModerators }) => MasterModerators}
        columnsOf={(actions) => staffColumns(placeBadge, actions)}
        picture={<RespondersPicture />}
        emptyText="No Master Moderators to display"
        create={<CreateButton kind="masterModerator" />}
        onAddModerator={(account) => {
          setBeside(account);
          setOpen(true);
        }}
      />
      {beside && (
        <Suspense fallback={null}>
          <CreateStaff
            kind="moderator"
            open={open}
            onClose={() => setOpen(false)}
            place={beside.LocationP}
            department={beside.DepartmentID}
          />
        </Suspense>
      )}
    </>
  );
}
