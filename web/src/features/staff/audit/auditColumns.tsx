import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AuditRow } from "#shared/model/audit.ts";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { Disclosure } from "#web/ui/display/Disclosure.tsx";
import { easternSecond } from "#web/ui/display/localMinute.ts";
import { ShortId } from "#web/ui/display/ShortId.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { plainList, quietText } from "#web/ui/theme/sxRules.ts";
import { placeText } from "./auditRows.ts";
import { auditSentence } from "./auditSentence.ts";

function WhoAndWhen({ By, Name, Role, At }: AuditRow) {
  return (
    <>
      {By === "" ? "No account" : `${Name || "(no name)"}, ${roleLabels[Role]}`}
      <Typography variant="quiet" component="time" dateTime={At} title={At} sx={{ display: "block" }}>
        {easternSecond(At)}
      </Typography>
    </>
  );
}

function Shown({ ids }: { readonly ids: readonly string[] }) {
  return (
    <Disclosure label={`${ids.length} shown`}>
      <Box component="ul" sx={plainList}>
        {ids.map((id) => (
          <li key={id}>
            <ShortId id={id} />
          </li>
        ))}
      </Box>
    </Disclosure>
  );
}

function Details({ Place, Subject, Subjects = [], Code, Address }: AuditRow) {
  return (
    <Box sx={{ ...quietText, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
      {Code && <Typography color="error">{Code}</Typography>}
      {Place && <span>{placeText(Place)}</span>}
      {Subject && (
        <span>
          Record <ShortId id={Subject} />
        </span>
      )}
      {Address && (
        <span>
          Network <ShortId id={Address} />
        </span>
      )}
      {Subjects.length > 0 && <Shown ids={Subjects} />}
    </Box>
  );
}

export const auditColumns: readonly Column<AuditRow>[] = [
  { header: "What", rowHeader: true, cell: auditSentence },
  { header: "Who and when", cell: WhoAndWhen },
  { header: "Details", under: true, cell: Details },
];
