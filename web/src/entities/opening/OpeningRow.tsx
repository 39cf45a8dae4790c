import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Opening } from "#shared/model/jacket/opening.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { listRow } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { openingSentence } from "./openingSentence.ts";

export function OpeningRow({ opening }: { readonly opening: Opening }) {
  const { Day, Department } = opening;
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: fontWeight.strong }}>{Department}</Typography>
        <Typography variant="quiet">{openingSentence(opening)}</Typography>
      </Box>
      <Typography component="time" dateTime={Day} variant="quiet">
        {formatDay(Day)}
      </Typography>
    </Box>
  );
}
