import type { ReactNode } from "react";
import type { ListedAccount } from "#shared/model/account.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { useRowDialog } from "../lists/useRowDialog.ts";
import { type AccountAction, AccountActions } from "./AccountActions.tsx";
import { AccountDialogs } from "./AccountDialogs.tsx";
import { AccountFilterBar } from "./AccountFilterBar.tsx";
import { AccountTable } from "./AccountTable.tsx";
import type { ListCall } from "./useAccountChange.ts";
import type { AccountList } from "./useAccountList.ts";
import type { ListFilter } from "./useListFilter.ts";

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  /** The plural of the rows, "moderators". */
  readonly what: string;
  readonly call: ListCall;
  readonly list: AccountList;
  readonly filter: ListFilter;
  readonly withPlace?: boolean;
  readonly columnsOf: (actions: (account: ListedAccount) => ReactNode) => readonly Column<ListedAccount>[];
  readonly picture: ReactNode;
  readonly emptyText: string;
  readonly create?: ReactNode;
  readonly onAddModerator?: (account: ListedAccount) => void;
}

function outcomeOf({ list, filter }: Props): string {
  const { rows, list: pages, isChanging } = list;
  if (!filter.isNarrowed || !rows || isChanging || pages.isFetching) return "";
  return `${rows.length}${pages.hasNextPage ? " or more" : ""} found`;
}

export function AccountScreen(props: Props) {
  const { title, text, call, list, filter, withPlace, columnsOf, create, onAddModerator, ...table } = props;
  const { asked, ask, close } = useRowDialog<AccountAction, ListedAccount>();
  const act = (action: AccountAction, account: ListedAccount) =>
    action === "addModerator" ? onAddModerator?.(account) : ask(action, account);
  const columns = columnsOf((account) => (
    <AccountActions account={account} onAction={act} addsModerators={onAddModerator !== undefined} />
  ));
  return (
    <>
      <PageTitle text={text} aside={create}>
        {title}
      </PageTitle>
      <AccountFilterBar filter={filter} withPlace={withPlace ?? false} outcome={outcomeOf(props)} />
      <AccountTable {...table} list={list} columns={columns} onClear={filter.isNarrowed ? filter.clear : undefined} />
      {asked && <AccountDialogs asked={asked} onClose={close} list={call} />}
    </>
  );
}
