import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Household } from "#shared/model/household.ts";
import { memberCount } from "#web/entities/household/householdPoints.ts";
import { PrimaryBadge } from "#web/entities/household/PrimaryBadge.tsx";
import type { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { plainList } from "#web/ui/theme/sxRules.ts";
import { countOf } from "./countOf.ts";
import { quiet } from "./quiet.ts";

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1.5,
  rowGap: 0.5,
  minHeight: 53,
  py: 1,
  borderBottom: 1,
  borderColor: "divider",
  "&:last-child": { borderBottom: 0 },
} as const;

/** As many as fit above the map. */
const mostHouses = 5;

function Houses({ households }: { readonly households: readonly Household[] }) {
  // One more takes no more room than the sentence about it.
  const shown = households.length > mostHouses + 1 ? households.slice(0, mostHouses) : households;
  const left = households.length - shown.length;
  return (
    <Box component="ul" sx={{ ...plainList, mb: 2 }}>
      {shown.map((household) => (
        <Box component="li" key={household.ID} sx={line}>
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {household.Name}
          </Typography>
          {household.isPrime && <PrimaryBadge />}
          <Typography component="span" color="textSecondary" sx={{ ml: "auto" }}>
            {memberCount(household)}
          </Typography>
        </Box>
      ))}
      {left > 0 && (
        <Typography component="li" color="textSecondary" sx={line}>
          and {left} more
        </Typography>
      )}
    </Box>
  );
}

type Props = ReturnType<typeof useHouseholds> & {
  /** The page's next is a first step. */
  readonly isQuiet: boolean;
};

export function HouseholdsCard({ households, error, refetch, hasNextPage, isQuiet }: Props) {
  const look = isQuiet ? quiet : {};
  const words = ["Registered House Hold", "Registered House Holds"] as const;
  return (
    <Card
      title="My House Holds"
      subtitle={households && countOf(households, hasNextPage, words, "No Registered House Holds")}
    >
      {households && households.length > 0 && <Houses households={households} />}
      {!households && (
        <Box sx={{ mb: 2.5 }}>
          <LoadingOrError error={error} onRetry={refetch} what="house holds" />
        </Box>
      )}
      <ButtonRow>
        <Button size="small" {...look} to="/HouseHolds">
          View all House Holds
        </Button>
        <Button size="small" {...look} to="/HouseHolds/Add" startIcon={<PlusIcon size={20} />}>
          Add a House Hold
        </Button>
      </ButtonRow>
    </Card>
  );
}
