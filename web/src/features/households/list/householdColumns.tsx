import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Household } from "#shared/model/household.ts";
import { householdFacts } from "#shared/model/householdFacts.ts";
import { householdLines } from "#shared/model/jacket/householdLines.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { CoverageLine } from "#web/entities/household/CoverageLine.tsx";
import { DepartmentWords } from "#web/entities/household/DepartmentWords.tsx";
import { PrimaryBadge } from "#web/entities/household/PrimaryBadge.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import type { Column } from "#web/ui/table/TableProps.ts";
import { namesOf } from "../householdText.ts";

const { label: noteLabel } = householdFacts.Description;

/** Only other facts have labels. */
function HouseholdNotes(household: Household) {
  return householdLines(household).map(([label, text]) => (
    <Typography key={label} variant="quiet">
      {label === noteLabel ? text : `${label}: ${text}`}
    </Typography>
  ));
}

function Name({ Name: name, isPrime }: Household) {
  return (
    <Box
      component="span"
      // A long address must not break a short name.
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5, minWidth: "6rem" }}
    >
      {name}
      {isPrime && <PrimaryBadge />}
    </Box>
  );
}

function Address(household: Household) {
  const { Street, City, State, Zip, Geo, Coverage } = household;
  return (
    <>
      {Street}
      <br />
      {City}, {State} {Zip}
      <HouseholdNotes {...household} />
      <CoverageLine City={City} Coverage={Coverage} />
      {(!Geo || Geo.Exactness === "ZIP") && (
        <Box sx={{ mt: 0.5 }}>
          <Chip status="warning">{Geo ? "only the ZIP area is known" : "position not verified"}</Chip>
        </Box>
      )}
      <DepartmentWords Coverage={Coverage} />
    </>
  );
}

function Members({ Members: members }: Household) {
  if (members.length === 0) return <Chip>None</Chip>;
  return (
    <>
      {members.length}
      <Typography variant="quiet">{namesOf(members)}</Typography>
    </>
  );
}

/** @param path the list's own, above the edit pages */
export function householdColumns(path: string): readonly Column<Household>[] {
  return [
    { header: "Name", rowHeader: true, cell: Name },
    { header: "Address", cell: Address },
    { header: "Members", cell: Members },
    {
      header: "Create Date",
      cell: ({ CreateDate }) => <Box sx={{ whiteSpace: "nowrap" }}>{formatDay(CreateDate)}</Box>,
    },
    {
      header: "Edit",
      action: true,
      cell: ({ ID, Name: name }) => (
        <Button size="small" to={`${path}/Edit/${ID}`} aria-label={`Edit ${name}`}>
          Edit
        </Button>
      ),
    },
  ];
}
