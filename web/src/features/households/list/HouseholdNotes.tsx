import Typography from "@mui/material/Typography";
import type { Household } from "#shared/model/household.ts";
import { householdFacts } from "#shared/model/householdFacts.ts";
import { householdLines } from "#shared/model/jacket/householdLines.ts";

const { label: noteLabel } = householdFacts.Description;

/** The note as it is, other facts with labels. */
export function HouseholdNotes(household: Household) {
  return householdLines(household).map(([label, text]) => (
    <Typography key={label} variant="body2" color="textSecondary">
      {label === noteLabel ? text : `${label}: ${text}`}
    </Typography>
  ));
}
