import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { hasPrimaryHousehold } from "#web/entities/household/hasPrimaryHousehold.ts";
import { PlaceCoverage } from "#web/entities/household/PlaceCoverage.tsx";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { FormFold } from "#web/ui/forms/FormFold.tsx";
import { fontSize, fontWeight } from "#web/ui/theme/tokens.ts";
import { LocationForm } from "./LocationForm.tsx";

export function LocationTab() {
  const { Location } = useUser();
  const { Street, City, State, Zip } = Location;
  const isRegistered = hasPrimaryHousehold(useHouseholds().households);
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Card title="Primary Residence Information">
        <Typography sx={{ fontSize: fontSize.large, fontWeight: fontWeight.strong, lineHeight: 1.4 }}>
          {Street}
          <br />
          {City}, {State} {Zip}
        </Typography>
        {/* Nothing below moves when the answer comes. */}
        <Box sx={{ my: 1.5, minHeight: { xs: 48, sm: 24 } }}>
          <PlaceCoverage {...Location} address={isRegistered ? "registered" : "typed"} />
        </Box>
        <Typography>
          If you moved,{" "}
          <Link component={RouterLink} to="/HouseHolds/Add">
            register your new location
          </Link>
          , then make it your primary location where you edit it.
        </Typography>
      </Card>
      <FormFold title="The address in its parts" text="It cannot be changed here." isFilled={false}>
        <LocationForm />
      </FormFold>
    </Box>
  );
}
