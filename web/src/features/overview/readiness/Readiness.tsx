import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { Member } from "#shared/model/member.ts";
import { isConfirmationDue } from "#shared/rules/confirmation/confirmation.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { confirmationWords } from "#web/entities/member/confirmationWords.ts";
import { StillRightButton } from "#web/entities/member/StillRightButton.tsx";
import { WarningIcon } from "#web/ui/icons.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import type { Family } from "../useFamily.ts";
import { knownText } from "./knownText.ts";
import { readinessColumns } from "./readinessColumns.tsx";
import { readinessRows } from "./readinessRows.ts";

const due = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2,
  rowGap: 1.5,
  mt: 2,
  p: 2,
  borderRadius: "12px",
  bgcolor: "soft.warning",
} as const;

function FamilyConfirmation({ members }: { readonly members: readonly Member[] }) {
  // Nobody reads an unpaid record.
  const people = members.filter(({ payed }) => payed !== "PENDING");
  const today = easternDayOf(new Date());
  if (!people.some((person) => isConfirmationDue(person, today))) return null;
  const { words, request } = confirmationWords(people, today);
  return (
    <Box sx={due}>
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Typography sx={{ display: "flex", gap: 1, fontWeight: 600, color: "warning.main" }}>
          <Box component="span" sx={{ display: "flex", pt: "2px" }}>
            <WarningIcon size={22} />
          </Box>
          {words}
        </Typography>
        <Typography variant="body2">{request}</Typography>
      </Box>
      <StillRightButton members={people} whose="all family members" />
    </Box>
  );
}

const mostRows = 5;

/** Absent before the first payment. */
export function Readiness({ households, members }: Family) {
  const id = useId();
  const isAny = members.some(({ payed, HouseHolds }) => payed === "COMPLETE" || HouseHolds.length > 0);
  if (!isAny) return null;
  const rows = readinessRows(members, households, easternDayOf(new Date()));
  const left = rows.length - mostRows;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} variant="h2">
        Is everyone ready?
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {knownText(members)}
      </Typography>
      <DataTable
        caption="Is everyone ready?"
        columns={readinessColumns}
        rows={rows.slice(0, mostRows)}
        rowKey={({ member }) => member.ID}
        leastWidth={46}
      />
      {left > 0 && (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          and {left} more under Family Members
        </Typography>
      )}
      <FamilyConfirmation members={members} />
    </Box>
  );
}
