import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { ListedAccount } from "#shared/model/account.ts";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { searchedText } from "../lists/searchedText.ts";
import type { AccountList } from "./useAccountList.ts";

interface Props {
  readonly list: AccountList;
  /** The plural of the rows, "moderators". */
  readonly what: string;
  readonly columns: readonly Column<ListedAccount>[];
  readonly leastWidth?: number;
  readonly picture: ReactNode;
  readonly emptyText: string;
  readonly onClear?: (() => void) | undefined;
}

function NoAccounts({ what, picture, emptyText, onClear }: Props) {
  if (!onClear) return <EmptyState picture={picture} title={emptyText} />;
  return (
    <EmptyState picture={picture} title="Nobody found" action={<Button onClick={onClear}>Show all</Button>}>
      No {what} fit what you searched for.
    </EmptyState>
  );
}

export function AccountTable(props: Props) {
  const { list, what, columns, leastWidth = 52 } = props;
  const { rows, list: pages, isChanging } = list;
  if (!rows) return <LoadingOrError error={pages.error} onRetry={pages.refetch} what={what} />;
  const isLooking = isChanging || (rows.length === 0 && pages.isFetchingNextPage);
  return (
    <div aria-busy={isChanging}>
      {rows.length > 0 && (
        <DataTable
          caption={what[0]?.toUpperCase() + what.slice(1)}
          columns={columns}
          rows={rows}
          rowKey={({ ID }) => ID}
          leastWidth={leastWidth}
        />
      )}
      {rows.length === 0 && (isLooking ? <Loading what={what} /> : !pages.hasNextPage && <NoAccounts {...props} />)}
      {rows.length === 0 && pages.hasNextPage && !isLooking && (
        <Typography>Nobody was found so far. There is more to look through.</Typography>
      )}
      {!isChanging && (
        <ShowMore
          key={list.question}
          shown={`${rows.length} ${what}`}
          looked={searchedText(pages.data?.pages, pages, "accounts")}
          list={pages}
        />
      )}
    </div>
  );
}
