import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useMemo, useState } from "react";
import type { Household } from "#shared/model/household.ts";
import { CoverageLine } from "#web/entities/household/CoverageLine.tsx";
import { DepartmentWords } from "#web/entities/household/DepartmentWords.tsx";
import { HouseholdMap } from "#web/entities/household/HouseholdMap.tsx";
import { householdPoints } from "#web/entities/household/householdPoints.ts";
import type { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { Button } from "#web/ui/Button.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";

const twin = {
  ...columnList,
  mt: 2,
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))" },
};

function Place({ Name, Street, City, State, Zip, Geo, Coverage }: Household) {
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>{Name}</Typography>
      <Typography variant="quiet">
        {Street}
        <br />
        {City}, {State} {Zip}
      </Typography>
      <CoverageLine City={City} Coverage={Coverage} />
      {!Geo && <Typography variant="body2">Not on the map: position not verified</Typography>}
      {Geo?.Exactness === "ZIP" && <Typography variant="body2">Only the ZIP area is known</Typography>}
      <DepartmentWords Coverage={Coverage} />
    </>
  );
}

const mostPlaces = 6;

function Addresses({ households }: { readonly households: readonly Household[] }) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const isLong = households.length > mostPlaces;
  return (
    <>
      <Box component="ul" id={id} sx={twin} aria-label="Places on the map">
        {(isLong && !whole ? households.slice(0, mostPlaces) : households).map((household) => (
          <li key={household.ID}>
            <Place {...household} />
          </li>
        ))}
      </Box>
      {isLong && (
        <Button size="small" aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)} sx={{ mt: 2 }}>
          {whole ? `List the first ${mostPlaces} places` : `List all ${households.length} places`}
        </Button>
      )}
    </>
  );
}

export function PlacesCard({ households }: Pick<ReturnType<typeof useHouseholds>, "households">) {
  const points = useMemo(() => householdPoints(households ?? []), [households]);
  return (
    <Box sx={{ gridColumn: "1 / -1", minWidth: 0 }}>
      <HouseholdMap label="Map of your house holds" points={points} height={600} />
      {households && households.length > 0 && <Addresses households={households} />}
    </Box>
  );
}
