import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PlanLine } from "#shared/contract/billing.ts";
import { Button } from "#web/ui/Button.tsx";
import { listRow } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { isOnlyRemoved, isPayable, planPriceText, planStateText } from "./planLineText.ts";

export function PlanRow({ line }: { readonly line: PlanLine }) {
  const { MID, First } = line;
  const price = planPriceText(line);
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: fontWeight.strong, overflowWrap: "anywhere" }}>{First}</Typography>
        {price && <Typography variant="body2">{price}</Typography>}
        <Typography variant="quiet">{planStateText(line)}</Typography>
        {isOnlyRemoved(line) && (
          <Typography variant="quiet">
            This plan is older than the page of our payment provider. To stop it, remove {First}.
          </Typography>
        )}
      </Box>
      {isPayable(line) && (
        <Button to={`/Members/Pay/${MID}`} aria-label={`Pay now for ${First}`}>
          Pay now
        </Button>
      )}
    </Box>
  );
}
