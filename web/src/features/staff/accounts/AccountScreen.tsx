import { type ReactNode, useRef } from "react";
import type { RequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { useRowDialog } from "../lists/useRowDialog.ts";
import { type AccountAction, AccountActions } from "./AccountActions.tsx";
import { AccountDialogs } from "./AccountDialogs.tsx";
import { AccountFilterBar } from "./AccountFilterBar.tsx";
import { AccountTable } from "./AccountTable.tsx";
import type { ListCall } from "./useAccountChange.ts";
import { type AccountList, useAccountList } from "./useAccountList.ts";
import { type ListFilter, useListFilter } from "./useListFilter.ts";

interface Props<C extends ListCall> {
  readonly title: string;
  readonly text: ReactNode;
  /** The plural of the rows, "moderators". */
  readonly what: string;
  readonly call: C;
  readonly accountsOf: (answer: ResponseOf<C>) => readonly ListedAccount[];
  readonly withPlace?: boolean;
  readonly columnsOf: (actions: (account: ListedAccount) => ReactNode) => readonly Column<ListedAccount>[];
  readonly picture: ReactNode;
  readonly emptyText: string;
  readonly create?: ReactNode;
  readonly onAddModerator?: (account: ListedAccount) => void;
}

function outcomeOf({ rows, list: pages, isChanging }: AccountList, { isNarrowed }: ListFilter): string {
  if (!isNarrowed || !rows || isChanging || pages.isFetching) return "";
  return `${rows.length}${pages.hasNextPage ? " or more" : ""} found`;
}

export function AccountScreen<C extends ListCall>(props: Props<C>) {
  const { title, text, call, accountsOf, withPlace, columnsOf, create, onAddModerator, ...table } = props;
  const filter = useListFilter();
  // Only `withPlace` gives it a City and a State: the other calls' strict requests refuse them.
  const list = useAccountList(call, filter.body as RequestOf<C>, accountsOf);
  const { asked, ask, close } = useRowDialog<AccountAction, ListedAccount>();
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    // The button goes away.
    field.current?.focus();
    filter.clear();
  };
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
      <AccountFilterBar
        filter={filter}
        withPlace={withPlace ?? false}
        outcome={outcomeOf(list, filter)}
        field={field}
      />
      <AccountTable {...table} list={list} columns={columns} onClear={filter.isNarrowed ? showAll : undefined} />
      {asked && <AccountDialogs asked={asked} onClose={close} list={call} />}
    </>
  );
}
