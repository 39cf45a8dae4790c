import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Opening } from "#shared/model/jacket/opening.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { listRow, plainList } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { openingSentence } from "./openingSentence.ts";

interface Props {
  readonly openings: readonly Opening[];
  /** In place of an empty list. */
  readonly none: string;
}

export function OpeningList({ openings, none }: Props) {
  if (openings.length === 0) return <Typography>{none}</Typography>;
  return (
    <Box component="ul" sx={plainList}>
      {openings.map((opening) => (
        <Box key={JSON.stringify(opening)} component="li" sx={listRow}>
          <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            <Typography sx={{ fontWeight: fontWeight.strong }}>{opening.Department}</Typography>
            <Typography variant="quiet">{openingSentence(opening)}</Typography>
          </Box>
          <Typography component="time" dateTime={opening.Day} variant="quiet">
            {formatDay(opening.Day)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
