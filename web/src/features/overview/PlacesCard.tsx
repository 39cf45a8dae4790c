import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Household } from "#shared/model/household.ts";
import { useHouseholds } from "#web/api/useHouseholds.ts";
import { householdPoints } from "#web/ui/householdPoints.ts";
import { MapView } from "#web/ui/MapView.tsx";

const twin = {
  listStyle: "none",
  m: 0,
  mt: 2,
  p: 0,
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(280px, 1fr))" },
};

/** What the map shows, in words. */
function Addresses({ households }: { readonly households: readonly Household[] }) {
  return (
    <Box component="ul" sx={twin} aria-label="Places on the map">
      {households.map(({ ID, Name, Street, City, State, Zip, Geo }) => (
        <li key={ID}>
          <Typography sx={{ fontWeight: 650 }}>{Name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {Street}
            <br />
            {City}, {State} {Zip}
          </Typography>
          {!Geo && <Typography variant="body2">Not on the map: position not verified</Typography>}
        </li>
      ))}
    </Box>
  );
}

/** The account's places on a map, and the same places as a list. */
export function PlacesCard() {
  const { households = [] } = useHouseholds();
  return (
    <Box sx={{ gridColumn: "1 / -1", minWidth: 0 }}>
      <MapView label="Map of your house holds" points={householdPoints(households)} height={600} />
      {households.length > 0 && <Addresses households={households} />}
    </Box>
  );
}
