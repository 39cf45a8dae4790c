import type { listDeactivated, listDeleted } from "#shared/contract/accountLists.ts";
import { placeRoles } from "#shared/model/role.ts";
import { FamilyPicture } from "#web/entities/member/FamilyPicture.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { AccountTable } from "./AccountTable.tsx";
import { closedColumns, dayColumn, idColumn, plainNameColumn } from "./accountColumns.tsx";
import { useAccountList } from "./useAccountList.ts";

interface Props {
  readonly title: string;
  readonly call: typeof listDeactivated | typeof listDeleted;
  /** "deactivated". */
  readonly state: string;
  readonly dateHeader: string;
  readonly what: string;
  readonly emptyText: string;
}

export function InactiveAccounts({ title, call, state, dateHeader, what, emptyText }: Props) {
  const { Role } = useUser();
  const list = useAccountList(call, {}, ({ Accounts }) => Accounts);
  const whose = placeRoles.includes(Role) ? "of your department’s places" : "of every city";
  return (
    <>
      <PageTitle text={`Accounts of residents and staff ${whose} that were ${state}.`}>{title}</PageTitle>
      <AccountTable
        list={list}
        what={what}
        columns={[idColumn, plainNameColumn, ...closedColumns, dayColumn(dateHeader, "StatusDate")]}
        leastWidth={28}
        picture={<FamilyPicture />}
        emptyText={emptyText}
      />
    </>
  );
}
