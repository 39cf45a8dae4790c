import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AuditRow } from "#shared/model/audit.ts";
import { wordsOfAction } from "#shared/rules/auditActions.ts";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { easternSecond } from "#web/ui/display/easternMinute.ts";
import { ShortId } from "#web/ui/display/ShortId.tsx";
import type { Column } from "#web/ui/table/DataTable.tsx";
import { placeText } from "./auditRows.ts";

function When({ At }: AuditRow) {
  return (
    <time dateTime={At} title={At}>
      {easternSecond(At)}
    </time>
  );
}

function Who({ By, Name, Role }: AuditRow) {
  return (
    <>
      {Name || "(no name)"}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5 }}>
        <Typography variant="body2" component="span" color="textSecondary">
          {roleLabels[Role]}
        </Typography>
        <ShortId id={By} />
      </Box>
    </>
  );
}

export const auditColumns: readonly Column<AuditRow>[] = [
  { header: "When", cell: When },
  { header: "Who", cell: Who },
  { header: "What", rowHeader: true, cell: ({ Action }) => wordsOfAction(Action) },
  { header: "Place", cell: ({ Place }) => (Place ? placeText(Place) : null) },
  { header: "Subject", cell: ({ Subject }) => (Subject ? <ShortId id={Subject} /> : null) },
  { header: "Count", align: "right", cell: ({ Count }) => Count ?? null },
];
