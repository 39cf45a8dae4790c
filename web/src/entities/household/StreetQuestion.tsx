import Typography from "@mui/material/Typography";
import { lacksHouseNumber } from "#shared/rules/address/lacksHouseNumber.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";

/** Locks nothing: some homes have no number. */
export function StreetQuestion({ street }: { readonly street: string }) {
  if (!lacksHouseNumber(street)) return null;
  return (
    <Notice kind="warning" sx={{ fontWeight: 400 }}>
      <Typography role="status">Is the house number missing in “{street.trim()}”?</Typography>
      <Typography variant="body2">A crew finds the door by it. If the home has none, go on.</Typography>
    </Notice>
  );
}
