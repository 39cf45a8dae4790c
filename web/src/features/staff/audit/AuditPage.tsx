import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { listAudit } from "#shared/contract/audit.ts";
import type { AuditRow } from "#shared/model/audit.ts";
import { placeRoles } from "#shared/model/role.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { onDemand, useCallPages } from "#web/api/pages/useCallPages.ts";
import { useFilledPages } from "#web/api/pages/useFilledPages.ts";
import { JacketsPicture } from "#web/entities/jacket/JacketsPicture.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { useToolFold } from "#web/ui/navigation/useToolFold.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import { searchedText } from "../lists/searchedText.ts";
import { AuditExport } from "./AuditExport.tsx";
import { AuditFilterBar } from "./AuditFilterBar.tsx";
import { auditColumns } from "./auditColumns.tsx";
import { auditKey } from "./auditRows.ts";
import { type AuditFilter, useAuditFilter } from "./useAuditFilter.ts";

// Each reading of the audit is audited: repeated on demand only.
const usePages = ({ body }: AuditFilter) => useCallPages(listAudit, body, { ...onDemand, keepsLast: true });

interface RowsProps {
  readonly filter: AuditFilter;
  readonly pages: ReturnType<typeof usePages>;
  readonly rows: readonly AuditRow[] | undefined;
}

/** Who acted so far: the choice stays as the list gets shorter. */
function usePeople(rows: RowsProps["rows"] = []): ReadonlyMap<string, string> {
  const [people, setPeople] = useState<ReadonlyMap<string, string>>(new Map());
  const news = rows.filter(({ By }) => By !== "" && !people.has(By));
  if (news.length > 0) setPeople(new Map([...people, ...news.map(({ By, Name }) => [By, Name || By] as const)]));
  return people;
}

function Rows({ filter, pages, rows }: RowsProps) {
  const question = JSON.stringify(filter.body);
  const list = useFilledPages(pages, rows?.length ?? 0, question);
  if (pages.error && !pages.isFetchNextPageError) return <ErrorState error={pages.error} onRetry={pages.refetch} />;
  if (!rows || (rows.length === 0 && list.isFetchingNextPage)) return <Loading what="the audit" />;
  return (
    <>
      {rows.length > 0 && (
        <DataTable caption="Audit" columns={auditColumns} rows={rows} rowKey={auditKey} leastWidth={40} />
      )}
      {rows.length === 0 && !list.hasNextPage && (
        <EmptyState picture={<JacketsPicture isSearch />} title="No rows to display">
          Nothing in these days fits what you asked for.
        </EmptyState>
      )}
      {rows.length === 0 && list.hasNextPage && (
        <Typography>Nothing was found so far. There is more to look through.</Typography>
      )}
      {!pages.isPlaceholderData && (
        <ShowMore
          key={question}
          shown={`${rows.length} rows`}
          looked={searchedText(pages.data?.pages, list, "rows")}
          list={list}
        />
      )}
    </>
  );
}

export function AuditPage() {
  const filter = useAuditFilter();
  const { from, to } = filter.days;
  const isOfDepartment = placeRoles.includes(useUser().Role);
  const pages = usePages(filter);
  const rows = pages.data?.pages.flatMap(({ Rows: found }) => found);
  const people = usePeople(rows);
  const fold = useToolFold("Filter and export", Object.keys(filter.body).length > 0);
  return (
    <Box sx={fold.sx}>
      <PageTitle
        aside={fold.opener}
        text={`Who ${isOfDepartment ? "of your department " : ""}read or did what from ${formatDay(from)} to ${formatDay(to)}, the newest first. Times are Eastern.`}
      >
        Audit
      </PageTitle>
      <AuditFilterBar filter={filter} people={people} />
      <AuditExport filter={filter} />
      <Rows filter={filter} pages={pages} rows={rows} />
    </Box>
  );
}
