import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ResponseOf } from "#shared/contract/call.ts";
import { countRegistry } from "#shared/contract/jackets/registry.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { useCall } from "#web/api/useCall.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Disclosure } from "#web/ui/display/Disclosure.tsx";
import { download } from "#web/ui/download.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { countsCsv, hiddenWords, needLines, sumWords, type ZipCounts } from "./countsCsv.ts";

const columns: readonly Column<ZipCounts>[] = [
  { header: "ZIP", cell: ({ Zip }) => Zip, rowHeader: true },
  { header: "Homes", cell: ({ Homes }) => Homes, align: "right" },
  { header: "People", cell: ({ People }) => People, align: "right" },
  { header: "Homes with each need", cell: (zip) => needLines(zip).join(", ") || null },
];

const save = (zips: readonly ZipCounts[]) =>
  download({
    name: `registry-counts-${easternDayOf(new Date())}.csv`,
    content: countsCsv(zips),
    type: "text/csv;charset=utf-8",
  });

function Counts({ counts }: { readonly counts: ResponseOf<typeof countRegistry> }) {
  const { ByZip, Hidden } = counts;
  const hidden = hiddenWords(Hidden);
  if (ByZip.length === 0) return <Typography>{hidden ?? "Your registry has no homes yet."}</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box>
        <Typography>{sumWords(counts, ByZip.length)}.</Typography>
        <Typography variant="quiet">{needLines(counts).join(", ")}</Typography>
        {hidden && <Typography variant="quiet">{hidden} The sums are of what is shown.</Typography>}
      </Box>
      <Disclosure label="Counts by ZIP">
        <DataTable caption="Counts by ZIP" columns={columns} rows={ByZip} rowKey={({ Zip }) => Zip} leastWidth={34} />
      </Disclosure>
      <Box>
        <Button size="small" onClick={() => save(ByZip)}>
          Download as CSV
        </Button>
      </Box>
    </Box>
  );
}

interface Props {
  /** Absent for staff of a department, who have their own. */
  readonly department: string | undefined;
}

/** Tell of nobody, so they need no reason. */
export function PlanningCounts({ department }: Props) {
  const { data, error, refetch } = useCall(countRegistry, department ? { DepartmentID: department } : {});
  return (
    <Card title="Counts for planning">
      {data ? <Counts counts={data} /> : <LoadingOrError error={error} onRetry={refetch} what="counts" />}
    </Card>
  );
}
