import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatAddress } from "#shared/model/address.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { WarningIcon } from "#web/ui/icons.tsx";

/** Says that the account's own address is not among its households, and which address that is. */
export function PrimaryWarning() {
  const { Location } = useUser();
  return (
    <Box
      role="note"
      sx={{
        display: "flex",
        gap: 1.5,
        p: 2,
        mb: 3,
        borderRadius: "14px",
        border: 1,
        borderColor: "warning.main",
        bgcolor: "soft.warning",
      }}
    >
      <Box sx={{ color: "warning.main", display: "flex", pt: "1px" }}>
        <WarningIcon />
      </Box>
      <div>
        <Typography sx={{ fontWeight: 650, color: "warning.main" }}>No primary residence detected</Typography>
        <Typography>
          {Location.Street
            ? `Your primary residence is ${formatAddress(Location)}. Add it as a house hold, so that responders know who lives there.`
            : "Add the place where you live as a house hold, so that responders know who lives there."}
        </Typography>
      </div>
    </Box>
  );
}
