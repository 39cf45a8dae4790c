import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Opening } from "#shared/model/jacket/opening.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { listRow } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { openingWords } from "./openingWords.ts";

export function OpeningRow({ opening: { Day, Department, Reason, First, Last } }: { readonly opening: Opening }) {
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: fontWeight.strong }}>{Department}</Typography>
        <Typography variant="quiet">
          {openingWords[Reason]}: {First} {Last}
        </Typography>
      </Box>
      <Typography component="time" dateTime={Day} variant="quiet">
        {formatDay(Day)}
      </Typography>
    </Box>
  );
}
