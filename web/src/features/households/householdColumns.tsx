import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Household } from "#shared/model/household.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { Chip } from "#web/ui/Chip.tsx";
import type { Column } from "#web/ui/DataTable.tsx";
import { PrimaryBadge } from "#web/ui/PrimaryBadge.tsx";

function Name({ Name: name, isPrime, Description }: Household) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 1.5,
        rowGap: 0.5,
        maxWidth: { sm: 300 },
      }}
    >
      {name}
      {isPrime && <PrimaryBadge />}
      {Description && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: "100%", whiteSpace: "pre-line" }}>
          {Description}
        </Typography>
      )}
    </Box>
  );
}

function Address({ Street, City, State, Zip, Geo }: Household) {
  return (
    <Box sx={{ minWidth: { sm: 160 } }}>
      {Street}
      <br />
      {City}, {State} {Zip}
      {!Geo && (
        <Box sx={{ mt: 0.5 }}>
          <Chip status="warning">position not verified</Chip>
        </Box>
      )}
    </Box>
  );
}

function Members({ Members: members }: Household) {
  if (members.length === 0) return <Chip>None</Chip>;
  return (
    <>
      {members.length}
      <Typography variant="body2" color="textSecondary">
        {members.map(({ First, Last }) => `${First} ${Last}`).join(", ")}
      </Typography>
    </>
  );
}

/** The columns of the household list. */
export const householdColumns: readonly Column<Household>[] = [
  { header: "Name", rowHeader: true, cell: Name },
  { header: "Address", cell: Address },
  { header: "Members", cell: Members },
  {
    header: "Create Date",
    cell: ({ CreateDate }) => <Box sx={{ whiteSpace: "nowrap" }}>{formatDay(CreateDate)}</Box>,
  },
];
