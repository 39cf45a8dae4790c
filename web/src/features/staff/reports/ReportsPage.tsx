import Box from "@mui/material/Box";
import { listUsers } from "#shared/contract/accountLists.ts";
import { listReports } from "#shared/contract/jackets/entries.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { useCallPages } from "#web/api/pages/useCallPages.ts";
import { JacketsPicture } from "#web/entities/jacket/JacketsPicture.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import type { AccountAction } from "../accounts/AccountActions.tsx";
import { AccountDialogs } from "../accounts/AccountDialogs.tsx";
import { useRowDialog } from "../lists/useRowDialog.ts";
import { ReportCard } from "./ReportCard.tsx";

function Reports() {
  const pages = useCallPages(listReports, {});
  const { asked, ask, close } = useRowDialog<AccountAction, ListedAccount>();
  const reports = pages.data?.pages.flatMap((page) => page.Reports);
  if (!reports) return <LoadingOrError error={pages.error} onRetry={pages.refetch} what="reports" />;
  return (
    <>
      {reports.length === 0 && !pages.hasNextPage && (
        <EmptyState picture={<JacketsPicture />} title="No Reports to display">
          When a department reports a jacket, it stands here.
        </EmptyState>
      )}
      <Box sx={{ display: "grid", gap: 2.5 }}>
        {reports.map((report) => (
          <ReportCard key={report.ID} report={report} onAction={ask} />
        ))}
      </Box>
      <ShowMore shown={`${reports.length} reports`} list={pages} />
      {asked && <AccountDialogs asked={asked} onClose={close} list={listUsers} />}
    </>
  );
}

export function ReportsPage() {
  return (
    <>
      <PageTitle text="Jackets that departments reported, as they were then, the newest first. The families are not told.">
        Reports
      </PageTitle>
      <Reports />
    </>
  );
}
