import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AssignedHousehold } from "#shared/model/member.ts";
import { Chip } from "#web/ui/Chip.tsx";
import { HomeIcon } from "#web/ui/icons.tsx";
import { jacketSentence } from "./memberWords.ts";

/** A badge for each house hold of a member, and how far the record is there. */
export function HouseholdBadges({ households }: { readonly households: readonly AssignedHousehold[] }) {
  if (households.length === 0)
    return (
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
        <Chip status="warning">Not shared yet</Chip>
        <Typography variant="body2" color="textSecondary">
          No department can see this record until you assign it.
        </Typography>
      </Box>
    );
  return (
    <Box
      component="ul"
      aria-label="House Holds"
      sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}
    >
      {households.map((household) => (
        <Box
          component="li"
          key={household.LinkingID}
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}
        >
          <Chip icon={<HomeIcon size={18} />}>{household.Name}</Chip>
          <Typography variant="body2" color="textSecondary">
            {jacketSentence(household)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
