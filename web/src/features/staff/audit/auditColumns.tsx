import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AuditRow } from "#shared/model/audit.ts";
import { wordsOfAction } from "#shared/rules/audit/auditActions.ts";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { Disclosure } from "#web/ui/display/Disclosure.tsx";
import { easternSecond } from "#web/ui/display/localMinute.ts";
import { ShortId } from "#web/ui/display/ShortId.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { plainList } from "#web/ui/theme/sxRules.ts";
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
      {By === "" ? "No account" : Name || "(no name)"}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5 }}>
        {By !== "" && (
          <Typography variant="quiet" component="span">
            {roleLabels[Role]}
          </Typography>
        )}
        {By !== "" && <ShortId id={By} />}
      </Box>
    </>
  );
}

function What({ Action, Format, Purpose, Code, Address, Reason, Incident }: AuditRow) {
  const why = [Format, Purpose, Reason, Incident].filter(Boolean).join(", ");
  return (
    <>
      {wordsOfAction(Action)}
      {why && <Typography variant="quiet">{why}</Typography>}
      {Code && (
        <Typography variant="body2" color="error">
          Refused: {Code}
        </Typography>
      )}
      {Address && (
        <Typography variant="quiet" component="div">
          Network <ShortId id={Address} />
        </Typography>
      )}
    </>
  );
}

/** The subject or, behind a press, all that a list showed. */
function Subjects({ Subject, Subjects: shown = [] }: AuditRow) {
  if (Subject) return <ShortId id={Subject} />;
  if (shown.length === 0) return null;
  return (
    <Disclosure label={`${shown.length} shown`}>
      <Box component="ul" sx={plainList}>
        {shown.map((id) => (
          <li key={id}>
            <ShortId id={id} />
          </li>
        ))}
      </Box>
    </Disclosure>
  );
}

export const auditColumns: readonly Column<AuditRow>[] = [
  { header: "When", cell: When },
  { header: "Who", cell: Who },
  { header: "What", rowHeader: true, cell: What },
  { header: "Place", cell: ({ Place }) => (Place ? placeText(Place) : null) },
  { header: "Subject", cell: Subjects },
  { header: "Count", align: "right", cell: ({ Count }) => Count ?? null },
];
