import Box from "@mui/material/Box";
import type { Household } from "#shared/model/household.ts";
import type { useHouseholds } from "#web/api/useHouseholds.ts";
import { Card } from "#web/ui/Card.tsx";
import { DataTable } from "#web/ui/DataTable.tsx";
import { householdPoints } from "#web/ui/householdPoints.ts";
import { MapView } from "#web/ui/MapView.tsx";
import { ShowMore } from "#web/ui/ShowMore.tsx";
import { householdColumns } from "./householdColumns.tsx";

interface Props {
  readonly list: ReturnType<typeof useHouseholds>;
  readonly households: readonly Household[];
}

// On a phone the table's rows are cards themselves.
const onlyWide = {
  borderWidth: { xs: 0, sm: 1 },
  p: { xs: 0, sm: 3 },
  bgcolor: { xs: "transparent", sm: "background.paper" },
};

/** Registered places on a map and in a table. */
export function HouseholdList({ list, households }: Props) {
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <MapView label="Map of your house holds" points={householdPoints(households)} />
      <Card component="div" sx={onlyWide}>
        <DataTable
          caption="Your house holds"
          columns={householdColumns}
          rows={households}
          rowKey={({ ID }) => ID}
        />
      </Card>
      <ShowMore shown={`${households.length} house holds`} list={list} />
    </Box>
  );
}
