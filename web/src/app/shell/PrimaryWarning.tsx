import Box from "@mui/material/Box";
import { hasPrimaryHousehold } from "#web/entities/household/hasPrimaryHousehold.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { WarningIcon } from "#web/ui/icons.tsx";

export function PrimaryWarning() {
  const { households } = useHouseholds();
  if (hasPrimaryHousehold(households)) return null;
  return (
    <Box component="span" sx={{ ml: "auto", display: "flex", color: "warning.main" }}>
      <WarningIcon size={22} />
      <span className="unseen">(no primary location yet)</span>
    </Box>
  );
}
