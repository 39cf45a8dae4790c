import Box from "@mui/material/Box";
import { listHouseholds } from "#shared/contract/households.ts";
import { useCall } from "#web/api/useCall.ts";
import { isPrimeAccount } from "#web/session/isPrimeAccount.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { WarningIcon } from "#web/ui/icons.tsx";

/** A warning beside Locations while the primary residence is not among them. */
export function PrimeWarning() {
  const { ID } = useUser();
  const { data } = useCall(listHouseholds, { UID: ID });
  if (isPrimeAccount(data?.HouseHolds)) return null;
  return (
    <Box component="span" sx={{ ml: "auto", display: "flex", color: "warning.main" }}>
      <WarningIcon size={22} />
      <span className="unseen">(no primary location yet)</span>
    </Box>
  );
}
