import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { Member } from "#shared/model/member.ts";
import { isConfirmationDue } from "#shared/rules/confirmation/confirmation.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { ConfirmationRow } from "#web/entities/member/ConfirmationRow.tsx";
import { confirmationWords } from "#web/entities/member/confirmationWords.ts";
import { StillRightButton } from "#web/entities/member/StillRightButton.tsx";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import type { Family } from "../useFamily.ts";
import { knownText } from "./knownText.ts";
import { readinessColumns } from "./readinessColumns.tsx";
import { readinessRows } from "./readinessRows.ts";

function FamilyConfirmation({ members }: { readonly members: readonly Member[] }) {
  // Nobody reads an unpaid record.
  const people = members.filter(({ payed }) => payed !== "PENDING");
  const today = easternDayOf(new Date());
  if (!people.some((person) => isConfirmationDue(person, today))) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <ConfirmationRow {...confirmationWords(people, today)}>
        <StillRightButton members={people} whose="all family members" />
      </ConfirmationRow>
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
