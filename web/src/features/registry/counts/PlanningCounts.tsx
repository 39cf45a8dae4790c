import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ResponseOf } from "#shared/contract/call.ts";
import { countRegistry } from "#shared/contract/jackets/registry.ts";
import type { RegistryCounts } from "#shared/model/registry/home.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { useCall } from "#web/api/useCall.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Disclosure } from "#web/ui/display/Disclosure.tsx";
import { download } from "#web/ui/download.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { CountsMap } from "./CountsMap.tsx";
import {
  type CellCounts,
  cellsCsv,
  cellWords,
  countsCsv,
  hiddenWords,
  middleWords,
  needLines,
  sumWords,
  type ZipCounts,
} from "./countsCsv.ts";

const columns: readonly Column<RegistryCounts>[] = [
  { header: "Homes", cell: ({ Homes }) => Homes, align: "right" },
  { header: "People", cell: ({ People }) => People, align: "right" },
  { header: "Homes with each need", cell: (counts) => needLines(counts).join(", ") || null },
];
const unbroken = (text: string) => (
  <Box component="span" sx={{ whiteSpace: "nowrap" }}>
    {text}
  </Box>
);
const zipColumns: readonly Column<ZipCounts>[] = [
  { header: "ZIP", cell: ({ Zip }) => unbroken(Zip), rowHeader: true },
  ...columns,
];
const cellColumns: readonly Column<CellCounts>[] = [
  { header: "Middle of the square", cell: middleWords, rowHeader: true },
  ...columns,
];

const save = (what: string, content: string) =>
  download({
    name: `registry-counts-${what}-${easternDayOf(new Date())}.csv`,
    content,
    type: "text/csv;charset=utf-8",
  });

type Counts = ResponseOf<typeof countRegistry>;

function ByZip({ zips }: { readonly zips: Counts["ByZip"] }) {
  return (
    <Disclosure label="Counts by ZIP">
      <DataTable caption="Counts by ZIP" columns={zipColumns} rows={zips} rowKey={({ Zip }) => Zip} leastWidth={34} />
    </Disclosure>
  );
}

function ByCell({ cells, homes }: { readonly cells: Counts["ByCell"]; readonly homes: number }) {
  if (cells.length === 0)
    return (
      <Typography variant="quiet">
        No map yet: no part of a ZIP has 11 homes with an exact position close together.
      </Typography>
    );
  return (
    <>
      <CountsMap cells={cells} />
      <Typography variant="quiet">{cellWords(homes, cells)} The ZIPs count all.</Typography>
      <Disclosure label="Counts by square of the map">
        <DataTable
          caption="Counts by square of the map"
          columns={cellColumns}
          rows={cells}
          rowKey={({ Cell }) => Cell}
          leastWidth={38}
        />
      </Disclosure>
    </>
  );
}

function Counts({ counts }: { readonly counts: Counts }) {
  const { ByZip: zips, ByCell: cells, Hidden } = counts;
  const hidden = hiddenWords(Hidden);
  if (zips.length === 0) return <Typography>{hidden ?? "Your registry has no homes yet."}</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box>
        <Typography>{sumWords(counts, zips.length)}.</Typography>
        <Typography variant="quiet">{needLines(counts).join(", ")}</Typography>
        {hidden && <Typography variant="quiet">{hidden} The sums are of what is shown.</Typography>}
      </Box>
      <ByZip zips={zips} />
      <ByCell cells={cells} homes={counts.Homes} />
      <ButtonRow>
        <Button size="small" onClick={() => save("zip", countsCsv(zips))}>
          Download ZIPs as CSV
        </Button>
        {cells.length > 0 && (
          <Button size="small" onClick={() => save("map", cellsCsv(cells))}>
            Download squares as CSV
          </Button>
        )}
      </ButtonRow>
    </Box>
  );
}

interface Props {
  /** Absent for a department's staff. */
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
