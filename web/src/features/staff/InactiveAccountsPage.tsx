import { listDeactivated, listDeleted } from "#shared/contract/accountLists.ts";
import { placeRoles } from "#shared/model/role.ts";
import { FamilyPicture } from "#web/entities/member/FamilyPicture.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { AccountTable } from "./accounts/AccountTable.tsx";
import { closedColumns, dayColumn, idColumn, plainNameColumn } from "./accounts/accountColumns.tsx";
import { useAccountList } from "./accounts/useAccountList.ts";

interface Props {
  readonly call: typeof listDeactivated | typeof listDeleted;
  readonly state: "Deactivated" | "Deleted";
}

function InactiveAccounts({ call, state }: Props) {
  const { Role } = useUser();
  const list = useAccountList(call, {}, ({ Accounts }) => Accounts);
  const whose = placeRoles.includes(Role) ? "of your department’s places" : "of every city";
  const word = state.toLowerCase();
  return (
    <>
      <PageTitle text={`Accounts of residents and staff ${whose} that were ${word}.`}>{`${state} Accounts`}</PageTitle>
      <AccountTable
        list={list}
        what={`${word} accounts`}
        columns={[idColumn, plainNameColumn, ...closedColumns, dayColumn(`${state} on`, "StatusDate")]}
        leastWidth={28}
        picture={<FamilyPicture />}
        emptyText={`No ${state} Accounts to display`}
      />
    </>
  );
}

export const DeactivatedAccountsPage = () => <InactiveAccounts call={listDeactivated} state="Deactivated" />;
export const DeletedAccountsPage = () => <InactiveAccounts call={listDeleted} state="Deleted" />;
