import Typography from "@mui/material/Typography";
import type { Household } from "#shared/model/household.ts";
import { householdLines } from "#shared/model/jacket/householdLines.ts";

/** What crews read of a household on cards: the note as it is, the other facts with their labels. */
export function HouseholdNotes({ Description, ...facts }: Household) {
  const others = householdLines(facts).map(([label, text]) => `${label}: ${text}`);
  return [...(Description ? [Description] : []), ...others].map((text) => (
    <Typography key={text} variant="body2" color="textSecondary">
      {text}
    </Typography>
  ));
}
